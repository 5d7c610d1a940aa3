import { type LanguageCommands, lines } from '../language.ts'

/** Parts of longer phrases that say what is wanted. French. */
export const cues: LanguageCommands['cues'] = [
  [
    'page',
    lines(`
    (ouvr*|va|vais|allons|aller|emm*|montr*|chang*|affich*|pass*|entr*|retourn*|reven*|revien*|où|voir|accéd*|faut|besoin|gérer|consult*|bascul*|ramèn*|conduis) ~ ~ {screen}
    (espace|zone|coin|page|section|rubrique) (de|des|du|pour)? (les)? {screen}
  `),
  ],
  [
    'add_to_list',
    lines(`
    (mets-l*|ajoute-l*|garde-l*|note-l*|range-l*|rajoute-l*|inscris-l*|mettez-l*|ajoutez-l*|enregistre-l*|gardez-l*|notez-l*|garde-moi-l*) ~ (dans|à|sur|parmi) <list>
    (mets|mettez|mettre|ajout*|gard*|not*|rajout*|inscri*|rang*) (le|la|l|les|ça|<this>|le {position}) ~ <list>
    (garde-l*|note-l*|mets-l*|garde|note|garder) (le|la|ça|<this>) ~ (plus tard|de côté|demain|un autre jour|une autre fois|week-end)
  `),
  ],
  [
    'remove_from_list',
    lines(`
    (enlèv*|enlev*|retir*|supprim*|ôt*|effac*|vir*|sor*) (le|la|l|ça|<this>)? ~ de <list>
  `),
  ],
  [
    'why',
    lines(`
    pourquoi ~ ~ ~ (le|la|celui|numéro|option) {position}
    pourquoi ~ (conseill*|propos*|recommand*|choisi*|sugg*|montr*) ~ (le|la) {position}
    pourquoi ~ (conseill*|propos*|recommand*|choisi*|sugg*|montr*|celui-là|celui-ci|ça|ce film|choix)
  `),
  ],
  [
    'about',
    lines(`
    (de quoi|histoire|parle-moi|raconte|résum*|en savoir|dis-m en) ~ (le|la|du) {position}
    (de quoi (ça|il|elle) (parle|cause|s agit)|ça parle de quoi|il parle de quoi|c est quoi l histoire|ça raconte quoi)
    (en savoir|en dire|dis-m en|dites-m en) (un peu)? plus
    (ça|il) (fait|va faire|ferait) (trop|vraiment|un peu)? peur
  `),
  ],
  [
    'captions_off',
    lines(`
    (enlève|enlever|retire|retirer|désactive|désactiver|coupe|sans|plus de|plus les|cache|supprime|enlèves|pas besoin) ~ <captions>
    (enlève|retire|coupe|vire|plus besoin|arrête|éteins|pas) ~ <captions>
    <captions> ~ (gêne|gênent|dérange*|enlever|partent|disparaissent)
  `),
  ],
  [
    'captions_on',
    lines(`
    (mets|mettre|active|activer|affiche|afficher|avec|besoin|veux|voudrais|ajoute|mettez|remets|lire|allume|voudrait|avoir|mettes|actives|affiches) ~ <captions>
    (comprends|comprend|entends|entend) ~ (pas|rien) ~ (disent|dit|dialogues)
  `),
  ],
  [
    'unmute',
    lines(`
    (remets|remettre|rallume|réactive|réactiver|rétablis|remettez|remet|redonne|rends) ~ (son|audio)
  `),
  ],
  [
    'mute',
    lines(`
    (coupe|couper|éteins|enlève|sans|coupez|coupes|éteindre) ~ (son|audio)
    en (muet|sourdine|silencieux)
  `),
  ],
  [
    'louder',
    lines(`
    (monte|monter|augmente|augmenter|hausse|pousse|montes|montez|hausser|remonte) ~ (son|volume)
    plus fort
    (entends|entend|entendons) ~ (pas|rien|mal)
  `),
  ],
  [
    'quieter',
    lines(`
    (baisse|baisser|diminue|diminuer|réduis|baisses|baissez|réduire) ~ (son|volume|télé|peu)?
    (moins|trop) fort
    plus (bas|doucement)
  `),
  ],
  [
    'restart',
    lines(`
    (du|au|depuis le|dès le|tout) début
    (à|de) zéro
  `),
  ],
  [
    'forward',
    lines(`
    (avance|avancer|saute|sauter|passe|passer|accélère|avances|sautes) ~ {span}?
  `),
  ],
  [
    'back',
    lines(`
    (recule|reculer|rembobine|rembobiner|arrière) ~ {span}?
    (reviens|revenir|retourne) ~ arrière ~ {span}?
    (raté|loupé|manqué)
    (vient de dire|a dit quoi)
  `),
  ],
  [
    'next',
    lines(`
    (épisode|partie) (suivant|suivante|d après)
    prochain épisode
  `),
  ],
  [
    'previous',
    lines(`
    (épisode|partie) (précédent|précédente|d avant)
    précédent épisode
  `),
  ],
  [
    'resume',
    lines(`
    (reprends|reprendre|continue|continuer|relance|reprenez|reprenons|continuez|on reprend)
  `),
  ],
  [
    'pause',
    lines(`
    (pause|arrête|stop|arrêter|stoppe|arrêtez) ~ (film|pause|instant|seconde|minute|moment|vidéo|là|tout)
    (pause)
  `),
  ],
  [
    'time_left',
    lines(`
    jusqu à (quand|quelle heure)
    (combien|reste) ~ (temps|minutes|écran) ~ (reste|droit|regarder|encore|écran)
    (reste) ~ (combien|temps)
    combien ~ (reste)
    temps ~ (restant|reste)
  `),
  ],
  [
    'coming_soon',
    lines(`
    (arrive|arrivent|sort|sortent|sortir|arriver|prévu|venir) ~ (bientôt|prochainement)
    (à venir|prochaines sorties)
  `),
  ],
  [
    'history',
    lines(`
    (j ai|on a|nous avons|on avait|j avais) (vu|regardé) ~ ~ (c était quoi|comment ça s appelle|comment il s appelait|quel était|comment ça s appelait)
    (dernier|dernière|hier|samedi|dimanche|passé|passée) ~ (vu|regardé) ~ ~ ~ (c était quoi|quel film)
    (qu on|qu|que|quoi|quels|quel|film|on|j ai|films) ~ ~ (regardé|vu|regardés|vus|vue|regardait|regardions|fini|visionné) ~ (samedi|lundi|mardi|mercredi|jeudi|vendredi|passé|passée|récemment|dernièrement|hier|semaine|dernier|dernière|autre|avant|week|dimanche|samedi|soir|déjà)
  `),
  ],
  [
    'continue',
    lines(`
    où (on en était|j en étais|on s est arrêté*|je me suis arrêté*|on s était arrêté*|nous en étions|on en est)
  `),
  ],
  [
    'replay_intro',
    lines(`
    (mets|remets|voir|revoir|montre|remettre|repasse) ~ (intro|introduction)
  `),
  ],
  [
    'start_party',
    lines(`
    (lance|organise|fais|faire|crée|organiser|lancer) ~ (fête|soirée|watch party|party)
    (regarder|voir) ~ (avec|ensemble avec) <friends>
  `),
  ],
  [
    'who_are_you',
    lines(`
    (qui es-tu|tu es qui|t es qui|comment tu t appelles|qui êtes-vous)
  `),
  ],
  [
    'joke',
    lines(`
    (raconte|racontes|raconter|connais|dis) ~ (blague|blagues|devinette)
  `),
  ],
  [
    'story',
    lines(`
    (raconte|racontes|raconter|lis|lire|lises) ~ (histoire|conte)
  `),
  ],
  [
    'help',
    lines(`
    comment ~ (marche|fonctionne|utilise)
    (sais|peux|savez|pouvez) ~ faire
  `),
  ],
  [
    'choose',
    lines(`
    (le|la|celui|numéro|sur le|pour le|prends le|dit le|du) {position}
    {position} (film|choix|gagne|a gagné)
  `),
  ],
  [
    'more',
    lines(`
    (quelque chose|quoi|rien|autre chose|d autres|un autre|une autre|autre) (d autre|de différent|différent|choses|films|idées|film|propositions|que ça|encore)?
    (aucun|aucune|pas) ~ (ceux-là|ça|eux|celui-là|plaît|plaisent|tente|tentent|intéresse)
    (les|l|a|ai|on a|déjà) ~ (vus|vu|regardés)
  `),
  ],
  [
    'play',
    lines(`
      <playit>
    `),
  ],
  [
    'no',
    lines(`
      (laisse tomber|tant pis|oublie|oublie ça|annule|peu importe|changé d avis|non merci|laissez tomber|pas la peine)
    `),
  ],
]
