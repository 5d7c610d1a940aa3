import { type LanguageCommands, lines } from '../language.ts'

/** What is asked of what the household watched, keeps, will watch and watches together. French. */
export const householdCommands: LanguageCommands['intents'] = [
  [
    'about',
    lines(`
    combien de temps (dure|durent) (<this>|{title}|il|ça)?
  `),
  ],
  [
    'replay_intro',
    lines(`
    (mets|remets|montre|montre-moi|montre-nous|remontre|revoir|voir|repasse|rejoue|relance|remets-nous|remets-moi) (encore)? (la|l|le) (présentation|accueil|bienvenue|film de bienvenue|film d accueil|vidéo de présentation) (encore|encore une fois)?
    (mets|remets|montre|montre-moi|montre-nous|rejoue|relance|revoir|voir|repasse|lance|joue|remontre|regarder|remettre|refais|repasse-moi|repasse-nous|remets-nous|remets-moi|mets-nous|remontre-nous|remontre-moi|relancer|rejouer|repasser|mettez|remettez|passe|refaire jouer|fais rejouer|fais voir) (encore|encore une fois|à nouveau)? (l|la|le|cette)? (intro|introduction|vidéo d intro|vidéo d introduction|vidéo du début|vidéo d accueil|vidéo de bienvenue|générique du début|film d intro|générique|vidéo d ouverture|ouverture) (encore|encore une fois|à nouveau|une fois de plus|du début|avec {rest}|de nouveau|une autre fois)?
    (encore)? (l|la)? (intro|introduction) (encore|encore une fois|à nouveau|de nouveau)?
  `),
  ],
  [
    'time_left',
    lines(`
    (je|on) (peux|peut) encore (regarder|voir) (un peu|un moment|longtemps|quelque chose|un film) {rest}?
    (il)? (me|nous) reste (du|assez de|encore du) temps {rest}?
    (c est|ce sera|est-ce que c est|ça sera) (bientôt|presque|quand)? (fini|la fin|terminé) (bientôt|quand)?
    (ça|il|elle|le film|c) (finit|se finit|se termine|termine|finira|est fini|sera fini) (à quelle heure|quand|bientôt|dans combien de temps|vers {rest})
    (à quelle heure|quand) (est-ce que|est-ce qu)? (ça|il|le film|finit|se termine) (finit|se finit|se termine|termine|finira|le film)?
    (ce sera|c est|ça sera|il sera|est-ce que ce sera|le film sera) (fini|terminé) (avant|à|pour|vers) {rest}
    (on est|c est|est-on|est-ce qu on est) (près|proche|loin) de la fin
    (il)? (en)? reste (encore)? (pour)? (longtemps|beaucoup|combien) (de {rest}|à {rest})?
    (y en a|il y en a) (encore)? pour (combien de temps|longtemps)
    (je peux|on peut|j ai le droit|on a le droit|on a droit|puis-je|peut-on) (encore)? (de)? (regarder|voir|rester)? (la télé|des films)? (encore)? (jusqu à quand|jusqu à quelle heure|combien de temps|combien|longtemps) (encore)? {rest}?
    jusqu à (quand|quelle heure) {rest}
    (il)? (me|nous)? (reste|restait)? combien (de|d)? (temps|minutes|écran|télé|temps d écran|temps de télé)? (me|nous)? (reste|restent|il|reste-t-il|reste t il|j ai|ai-je|on a|a-t-on|il me reste|il nous reste|puis-je|on peut|je peux|peut-on|encore|est-ce qu il {rest}|est-ce que {rest}|est-ce qu on {rest})? (il|t il|encore|droit|le droit|rester)? (me|nous)? (reste|restent|regarder|de regarder|à regarder|aujourd hui|pour {rest}|de {rest}|à {rest}|encore {rest}|encore|devant {rest}|avant {rest}|regarder {rest}|d écran {rest}|ce soir)?
    (il)? (me|nous|m en|nous en)? reste combien (de|d)? (temps|minutes|écran|télé)? (encore|aujourd hui|pour {rest}|à {rest}|de {rest}|d {rest}|avant {rest}|ce soir|devant {rest})?
    (j ai|on a|il reste|il me reste|il nous reste|reste-t-il|est-ce qu il me reste|est-ce qu il reste|est-ce que j ai|est-ce qu on a|ai-je|avons-nous|est-ce qu il nous reste) (encore|combien|droit à|assez|beaucoup|un peu)? (de|du|à|d)? (combien)? (de)? (temps|minutes|écran|télé|droit à combien) {rest}?
    (jusqu à)? quand (est-ce que)? (je dois|dois-je|on doit|mon temps|faut-il|il faut|est-ce que je dois|est-ce qu on doit|je peux|on peut|doit-on|se termine|finit) {rest}
    (mon|le|notre) (temps|temps d écran|temps de télé) (restant|qui reste|d écran|est fini|est écoulé|est terminé)?
    (le temps|mon temps|le temps d écran) (est|c est) (fini|écoulé|terminé)
    combien de temps encore
    (je peux|on peut|puis-je|est-ce que je peux) regarder (encore)? (combien|jusqu à quand|longtemps) {rest}?
  `),
  ],
  [
    'history',
    lines(`
    (c était|c est|quel était|c était) (quoi|quel)? (le|la) (dernier|dernière) (truc|film|chose|dessin animé) (qu on|que j|que nous|qu on a|que) {rest}
    (montre|montre-moi|montre-nous|dis-moi|dis-nous|affiche|voir) (tout|tous|toutes)? (ce|les films|ceux|les dessins animés) (que|qu) (j ai|on a|nous avons|les enfants ont) (déjà)? (regardé|regardés|vu|vus) {rest}?
    (qu ont|qu ont-ils|qu est-ce qu ont|qu est-ce que) (déjà)? (regardé|vu) (les|mes|nos) {rest}
    (qu est-ce qu|qu est-ce que|qu|que|quoi|quels|quel|c était quoi|lesquels) (on|j|je|nous|les enfants|films|film|dessins animés|dessin animé|a-t-on|avons-nous|ai-je|avait-on|les films|mia|a-t-on déjà)? (on|j|je|nous|avons-nous|a-t-on|ai-je|avions-nous|est-ce qu on|est-ce que j|est-ce que nous|qu on)? (a|ai|avons|as|ont|avait|avions|regarde)? (déjà)? (regardé|regardés|vu|vus|regardait|regardions|visionné|regardées|fini) (hier|la semaine dernière|l autre {rest}|avant|récemment|dernièrement|aujourd hui|ce {rest}|cette {rest}|le {rest}|la {rest}|il y a {rest}|samedi {rest}|dimanche {rest}|déjà|en {rest}|jusqu {rest}|avec {rest}|ensemble|hier soir|ces {rest}|lundi|samedi|dimanche|vendredi|pendant {rest}|au {rest}|chez {rest}|les {rest})?
    (c était quoi|comment s appelait|quel était|c est quoi) (déjà)? (le|ce)? (film|dessin animé|truc|nom du film) (qu on|que j|que nous|d hier|de {rest}) {rest}?
    (on|j|nous) (a|ai|avons) (déjà)? (regardé|vu) quoi {rest}?
    (montre|ouvre|affiche|montre-moi|voir|montre-nous|donne-moi|consulter)? (mon|l|notre) historique (de {rest}|des {rest}|d {rest})?
    (ce|tout ce|les films) (qu|que) (on|j|nous) (a|ai|avons) (déjà)? (vu|regardé|vus|regardés) {rest}?
    (rappelle-moi|dis-moi|montre-moi|rappelle-nous|redis-moi|montre-nous|dis-nous) (ce|les films|quel film|quels films|quoi) (qu|que)? (on|j|nous) (a|ai|avons) (déjà)? (vu|regardé|vus|regardés) {rest}?
  `),
  ],
  [
    'continue',
    lines(`
    (continue|reprends|reprendre|continuer) (depuis|à partir de) {rest}
    (on|j|je) (était|étais|est|suis) (au|à la|en plein) (milieu|moitié|film) (de|d|du)? {rest}?
    (je|on) (me|s|m) (suis|est|étais|était) endorm* hier {rest}?
    (regarder|regarde|voir|finir|mets|remets)? (la fin|le reste|la suite) (du film|de ça|de celui-là|d hier)?
    (j ai|on a) (dû|du) (arrêter|couper|éteindre|partir|m arrêter|s arrêter|le couper|l arrêter) {rest}?
    (on|je|j|nous) (n|ne)? (a|ai|avons) (pas|jamais) (fini|terminé|vu la fin|eu le temps de finir|pu finir) {rest}?
    (quel|quels|lequel) (film|dessin animé|films)? (est-ce que)? (j|on|ai-je|a-t-on|que) (ai|a)? (laissé|arrêté|pas fini|commencé|abandonné) (en {rest}|au {rest}|à {rest}|sans {rest})?
    (j|on|où|là où|à quel moment) (en)? (étais|était|étions|où j en étais|j en étais|on en était|est-ce que j en étais|est-ce qu on en était|en étais-je|en était-on|en étions-nous|on s est arrêté|je me suis arrêté*|s était-on arrêté*|j étais|je m étais arrêté*|on s était arrêté*|nous en étions|on en est resté*) (où|déjà|rendu*|arrêté*|déjà leo)?
    (reprends|reprendre|continue|continuer|continuons|reprenons|finir|terminer|poursuis|finis|poursuivre|remets|remets-moi|remets-nous|remettre|termine|finissons|remettez|reprenez|retourne à|revenir à|reprend) (avec|de|à|le|la|mon|notre|ce|l)? (film|série|dessin animé|épisode|celui|histoire|là|où|ce|vidéo)? (que|où|d|qu|de|là)? (on|j|je|nous|hier|là)? (avait|avais|avions|regardait|regardais|regardions|était|étais|étions|a|ai|avons|en)? (commencé|laissé|arrêté|arrêtés|entamé|resté|restés|où|hier|soir|commencée|pas fini|pas terminé|d hier|de tout à l heure|avant|était|étais|d avant|s est arrêté*|s était arrêté*|me suis arrêté*|interrompu|en étais|en était|quitté|là|arrêtée|a pas fini|a laissé|en cours|lâché|n a pas {rest}|n ai pas {rest}) {rest}?
    (reprends|reprendre|continue|continuer|reprenons|reprenez) (là)? où {rest}
    (reprends|reprendre|continuer|continue|finir|terminer|reprenons|reprenez|poursuivre) (de regarder)? (le|mon|notre|ma|la) (film|série|dessin animé|vidéo|visionnage|épisode) (d hier|de tout à l heure|en cours|commencé|interrompu|qu {rest}|que {rest}|de {rest}|d {rest})?
    (le|la|mets le|remets le|revoir le|celui|mets celui|remets celui|on finit le|la suite du|la suite de) (film|série|dessin animé)? (d hier|de tout à l heure|commencé|qu on n a pas {rest}|que j ai pas {rest}|que je n ai pas {rest}|qu on a pas {rest}|en cours|d hier soir|qu on regardait {rest}|que je regardais {rest}|qu on a commencé {rest}|que j ai commencé {rest}|pas fini|de la dernière fois)
    la suite (du film|de l histoire|de mon film|de notre film|d hier|de celui {rest}|du dessin animé) {rest}?
    (on retourne|retournons|retour|revenons|on revient|reviens|retourne|on reprend|remets-nous) (au|à la|à|sur le|sur|le|la) (film|dessin animé|série|vidéo|épisode|celui|celle|ce) (qu|que|où|d|de) (on|j|nous|hier)? (a|avait|avais|avions|ai|avons|regardait|regardais|était|étais|soir)? (commencé|entamé|laissé|arrêté|en train|quitté|hier)? {rest}?
    (continuer|reprendre) (à regarder|la lecture|le visionnage) {rest}?
    (qu est-ce qu|qu est-ce que|que) (on|je|nous)? (regardait|regardais|regardions-nous|étais en train {rest}|était en train {rest})
  `),
  ],
  [
    'coming_soon',
    lines(`
    (il y a|y a|y aura-t-il|y aura)? bientôt (quelque chose|des films|du nouveau|un truc|rien|des nouveautés|un film) {rest}?
    (quels|quelles|lesquels) (nouveaux|nouvelles)? (films|sorties|choses)? (vous|tu|on) (allez|va|vas|aurez|auras|aura) (avoir|recevoir|mettre|ajouter|proposer)? {rest}?
    c est quoi (la suite|le prochain|les prochains|ce qui arrive) (sur|chez|ici|films) {rest}?
    (y a|il y a|y aura|il y aura) (du nouveau|des nouveautés|un nouveau film|de nouveaux films|quelque chose de nouveau|d autres films) (pour|à|la|le|en|cet|cette) {rest}
    (y aura-t-il|y aura|il y aura|aura-t-on|va-t-il y avoir|est-ce qu il y aura|on aura|vous aurez) (bientôt|prochainement)? (de|des|du|d)? (nouveaux|nouvelles|autres) (films|choses|dessins animés|sorties|nouveautés) (bientôt|prochainement)?
    (quand|c est quand) (est-ce que|est-ce qu|que)? (les|des|de) (nouveaux|prochains|nouvelles|prochaines) (films|dessins animés|sorties|trucs|nouveautés) (arrivent|sortent|arrivent-ils|viennent|seront {rest})?
    (quels|quelles|lesquels) (films|nouveaux films|sorties|nouveautés)? (vont|doivent) (sortir|arriver|venir) {rest}?
    (qu est-ce qui|qu est-ce que|quoi|que|c est quoi|quels|quel|quelles|il y a quoi) (films|film|nouveautés|dessins animés|est-ce qui|sont les|nouveaux films|qui)? (qui)? (va|vont|arrive|arrivent|sort|sortent|sortira|arrivera|arriveront|sortiront|vient|est prévu|il y aura|y aura|aura-t-on|verra-t-on|on aura) (sortir|arriver|venir|bientôt|prochainement|la semaine prochaine|le mois prochain|ensuite|après|dans {rest}|là|de nouveau|de neuf|être {rest}|il y avoir {rest})? (bientôt|prochainement|la semaine prochaine|le mois prochain|ce mois-ci|chez {rest}|sur {rest}|dans {rest}|de {rest}|comme {rest}|de nouveau)?
    (montre|montre-moi|voir|affiche|donne-moi|quelles sont|quels sont|c est quoi|montre-nous|ouvre|parle-moi de|regarder|il y a)? (les|des|quoi comme|ce qui|tous les|la liste des)? (prochaines|futures|prochains|nouvelles|futurs)? (sorties|prochainement|à venir|bandes annonces|films à venir|nouveautés à venir|prochains films|sorties à venir|films qui arrivent|avant-premières|titres à venir|arrive bientôt|va arriver|va sortir|sort bientôt) (bientôt|à venir|prochaines|prochainement)?
    (y aura|il y aura|aura-t-on|vous aurez|on aura|va-t-il y avoir|il va y avoir|y aura-t-il|est-ce qu il y aura|y a-t-il) (de|des|du|un|d)? (nouveaux|nouveau|nouvelles|nouvelle|autres)? (films|film|dessins animés|sorties|nouveautés|choses|nouveau)? (le mois prochain|la semaine prochaine|bientôt|prochainement|cet été|cet hiver|ce mois-ci|à noël|cette semaine|l année prochaine)
    (bientôt|à venir|prochainement|prochaines sorties|les prochaines sorties|les films à venir)
    (est-ce qu|y a-t-il|il y a|est-ce qu il y a|y a)? (il y a|y a)? (quelque chose|un truc|des choses|un film|un nouveau film|des films|des nouveautés|du nouveau|des trucs) (de nouveau|de neuf)? (qui)? (arrive|arrivent|sort|sortent|va sortir|vont sortir|vont arriver|va arriver|vient|prévu*) {rest}?
    ce qui (arrive|sort|va sortir|vient|va arriver) (bientôt|prochainement|ensuite|après)?
    (quand|c est quand) (est-ce que|est-ce qu|que)? (sort|arrive|sortira|sortent|arrivent|y aura|il y aura|aura-t-on|sortent) (le|la|les|un|des|du|de)? (prochain|nouveau|prochains|nouveaux|suite|prochaine)? {rest}?
  `),
  ],
  [
    'remove_from_list',
    lines(`
    (j|on|je) en (veux|veut) plus (dans|sur) <list>
    (je|on) (ne)? (le|la) (veux|veut) plus (là|dedans|là-dedans)
    (celui-là|celui-ci|<this>|il) (n a|a|n) (plus|pas) besoin d être (dans|sur) <list>
    (je|on) (ne)? (le|la|l) (veux|veut|voudrais|voulons) plus (dans|sur) <list>
    (qu il|qu elle|il|elle) (ne)? (soit|doit|doive|est|devrait|reste) (plus|pas) (être)? (dans|sur) <list>
    {more} (enlève|retire|vire|supprime|sors|efface) (le|la|ça) (de|hors de) <list>
    (enlève|retire|supprime|ôte|efface|enlever|retirer|supprimer|enlevez|retirez|sors|vire|supprimez|dégage|raye|barre|sortir|ôtez|effacer) (<this>|{title}) de <list>
    (enlève-le|retire-le|supprime-le|enlève-la|retire-la|supprime-la|enlève-moi ça|retire ça|enlève ça|efface-le|enlevez-le|retirez-le|sors-le|l enlever|le retirer|le supprimer|ôte-le|vire-le|supprime ça|la retirer|retire-moi ça|l ôter) (de <list>)?
    (enlève|retire|supprime|enlever|retirer|supprimer|enlevez|retirez) de <list> (<this>|{title})
    (enlève|retire|supprime) <this>
    (je|on|nous) (ne)? (veux|veut|voulons) plus (de)? (<this>|{title}) (dans|sur) <list>
    (enlève|retire|supprime|enlever) (le|la)? {position} (de <list>)
    plus (de)? (<this>|{title}) dans <list>
  `),
  ],
  [
    'add_to_list',
    lines(`
    (celui-là|celui-ci|ça|ce film) (je|on) (veux|veut|voudrais|voudrait|aimerais) (bien)? (le)? (voir|regarder|garder) (demain|plus tard|ce week-end|une autre fois|un autre jour|après)
    (je|on) (le|la) (veux|veut|voudrais|voudrait|mets|met|garde) (bien)? (dans|à|sur|parmi) <list>
    (faut|il faut|il faudrait|faudrait) pas (que)? (je|qu on|on|j) (l|le|la)? (oublie|perde) {rest}?
    (me|nous)? (le|la) (garder|mettre|noter|garderais|gardes|mets|notes) (de côté)? (pour {rest}|dans <list>)
    (ajoute|ajoute-moi|mets|met|mets-moi|garde|garde-moi|note|note-moi|ajouter|mettre|enregistre|ajoutez|mettez|place|inscris|rajoute|noter|range|rajouter|sauvegarde|inscrire|garder|ajoute-nous|marque) (<this>|{title}) (à|dans|sur|en|aux) <list>
    (ajoute|mets|garde|ajouter|mettre|ajoutez|rajoute) (à|dans|sur) <list> (<this>|{title})
    (ajoute-le|ajoute-la|mets-le|mets-la|garde-le|note-le|ajoutez-le|mettez-le|rajoute-le|range-le|l ajouter|le mettre|enregistre-le|la mettre|ajoute-moi ça|mets-moi ça|note-moi ça|note-la|le garder|rajoute-la|garde-la|inscris-le|ajoute ça|mets ça|garde ça|le noter|mets-moi celui-là|ajoutez-la|le rajouter) (à|dans|sur|aux) <list>
    (ajoute-le|garde-le|note-le|garde-le-moi|enregistre-le|garde ça|note ça|le garder|garde-la|garde-moi ça|garde-moi celui-là|mets-le de côté|garde-moi-le|mets ça de côté|mets-le moi de côté|note-la) (pour (plus tard|demain|après|un autre jour|un autre soir|ce week-end|le week-end|samedi|dimanche|une autre fois|la prochaine fois))?
    (ajoute|mets|garde|note) (le|la)? {position} (à|dans|sur) <list>
    (garde|mets|note|garde-moi|mets-moi|enregistre) (<this>|{title}) (pour (plus tard|demain|après|un autre jour|un autre soir|ce week-end|le week-end|une autre fois|samedi|dimanche)|de côté)
    (rappelle|rappelle-moi|rappelle-nous|fais-moi penser à|pense à) (de|à)? (voir|regarder|mettre|me rappeler) (<this>|{title}) (plus tard|un autre jour|demain|une autre fois|ce week-end|bientôt)?
    (je|on) (veux|veut|voudrais|voudrait|aimerais) (le|la|l)? (voir|regarder) (<this>|{title})? (plus tard|un autre jour|demain|une autre fois|plus tard dans la semaine)
    (ça|celui-là|celui-ci|<this>) (dans|à|sur) <list>
    {title} (dans|à|sur) <list>
  `),
  ],
  [
    'start_party',
    lines(`
    (on)? (se)? (fait|faire|organise|organiser|fasse) (une|un) (soirée|séance|après-midi) (ciné|film|cinéma|films)? (en ligne|à distance)? avec <friends> {rest}?
    (regarder|voir) (ça|un film|{title})? avec (mon|ma|mes|le|la|les) {rest} (en ligne|à distance|par internet|de loin)
    <friends> (peut|peuvent|pourrait|pourraient) (regarder|voir|le voir|le regarder|nous rejoindre|se joindre) (avec {rest}|à nous|en même temps {rest}|{title} avec {rest})
    comment (je|on|est-ce que je|est-ce qu on|puis-je|peut-on) (fais|fait|peux|peut)? (pour)? (regarder|voir) (un film|des films|ça|{title}|quelque chose)? (ensemble)? avec <friends>
    (le|la)? (regarder|voir|mettre|lancer) (<this>|{title})? en même temps (que|qu|avec) <friends> {rest}?
    (lance|fais|organise|crée|commence|démarre|ouvre|faire|organiser|créer|lancer|démarrer|faisons|on fait|lançons|lancez|ouvrir|commencer|prépare|organisez|monte|part|pars|partir|organisons|mets en place) (une|la|notre|un)? (soirée|fête|watch party|séance|party|soirée film|soirée ciné|soirée cinéma|séance à plusieurs|séance ensemble|salle|ciné|visionnage à plusieurs|fête de visionnage|soirée pyjama) (avec <friends>|avec {that}|avec {title}|pour ({that}|{title})|ensemble|pour regarder {rest}|autour de {title}|et on regarde {rest}|à distance|de {title}|film|avec {rest})?
    (regarder|voir|regardons|le regarder|on regarde|le voir|la regarder|la voir|je veux regarder|voyons) ({that}|{title}|un film|quelque chose|un dessin animé)? (ensemble|à plusieurs|à distance|en même temps)? avec <friends> (ensemble|à distance|en même temps)?
    (regarder|voir|regardons|le regarder|on regarde|le voir) ({that}|{title}|un film)? (tous)? (ensemble|à plusieurs|à distance|en groupe|en même temps) (avec <friends>|à distance)?
    (invite|inviter|invitez|appelle|appeler|invitons|convie) <friends> (à {rest}|pour {rest}|dans {rest}|avec {rest})?
    (watch party|soirée film|soirée ciné|fête|soirée cinéma) (avec <friends>|avec {title}|ensemble|pour {rest})?
    (je veux|on veut) (une|faire une) (fête|soirée|watch party) {rest}?
  `),
  ],
]
