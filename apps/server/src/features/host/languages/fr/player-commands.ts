import { type LanguageCommands, lines } from '../language.ts'

/** What is said while a film plays. French. */
export const playerCommands: LanguageCommands['intents'] = [
  [
    'captions_off',
    lines(`
    (j ai|on a|je|on) (n)? (pas|veux pas|veut pas) (envie)? (de)? lire (ça|tout ça|tout le temps)?
    (enlève|vire|retire|cache|supprime|efface) (ces|les|ce|le|cette) (mots|textes|texte|écritures|écriture|lettres|phrases) (en bas|à l écran|sur {rest}|qui {rest}|du bas|là)?
    (enlève|enlève-moi|enlève-nous|retire|coupe|désactive|cache|supprime|enlever|retirer|désactiver|ôte|vire|éteins|enlevez|retirez|désactivez|masque|arrête|couper|cacher|ferme|coupez|sans|masquer|fais disparaître|ôter|virer) <captions> (maintenant|de l écran)?
    (pas|plus|sans|stop|fini) (de|les|aux)? <captions>
    <captions> (off|non|désactivés|enlevés|dehors)
    (je|on|nous) (ne)? (veux|veut|voulons|ai besoin|a besoin|aime|avons besoin|lis) (pas|plus) (des|de|les)? <captions>
    (enlève-les|retire-les|coupe-les)
  `),
  ],
  [
    'captions_on',
    lines(`
    (mon|ma|mes|papi|mamie|le|la) {rest}? (a|ont) besoin (de|des|d) <captions>
    (y a|il y a|y a-t-il|est-ce qu il y a|tu as|t as|vous avez) (des)? <captions> {rest}?
    (avoir|mettre|voir) <captions> (à l écran|en bas|sur {rest})?
    (mets|mets-moi|mets-nous|active|affiche|ajoute|montre|mettre|activer|afficher|allume|mettez|activez|affichez|remets|avec|donne-moi|rajoute|avoir|veux|voudrais|voulons|besoin de|besoin des|je veux|on veut|il me faut|il nous faut|voir|remettre|fais apparaître|ouvre|mettez-moi|mettez-nous|mets-y|ajoutez|me mettre|nous mettre|je veux voir|j ai besoin des) (le|les|des)? <captions> (à l écran|s il te plaît|en français|sur l écran|encore)?
    <captions> (on|oui|activés|à l écran|en français)?
    (je|on|nous) (ne)? (entends|entend) (rien|pas|pas bien|plus) (à)? (ce qu {rest}|ce que {rest}|de ce {rest}|à ce {rest})
    (je|on|nous) (ne)? (comprends|comprend|comprenons) (rien|pas|pas bien|plus) (ce qu {rest}|ce que {rest}|de ce {rest}|à ce {rest}|les {rest}|le {rest})?
    (qu est-ce qu|que|qu) (ils|elle|il|elles) (disent|dit|racontent|disent-ils)
  `),
  ],
  [
    'unmute',
    lines(`
    (enlève|retire|coupe|ôte|vire|désactive|arrête) (la|le) (sourdine|mute|muet|mode muet|silence)
    (on|je|tu|nous)? (peux|peut|veux|veut|voudrait)? (nous|me)? (laisser)? (entendre|réentendre) (à nouveau|de nouveau|encore|maintenant)
    (il)? (n)? (y)? a (pas|plus) (de|aucun) son {rest}?
    (remets|remet|rallume|réactive|active|rétablis|remettre|mets|rends-moi|redonne|allume|remettez|réactiver|réactivez|ramène|rendre|redonne-moi|redonne-nous|rends-nous|rétablir|rebranche|remonte) (le|du|nous le|moi le)? (son|audio|volume) (encore|maintenant|de nouveau|à nouveau)?
    (enlève|retire|désactive|arrête|coupe|enlever|sors du|quitte) (le)? (mode)? (muet|silencieux|silence|mute)
    (remets-le|unmute|démute|démuter|unmuter|demute) (le son)?
    (avec le|du|le) son (s il te plaît|à nouveau|de nouveau|revient)?
    (je|on) (veux|veut|voudrais|voudrait) (entendre|du son|le son|réentendre) (à nouveau|de nouveau|le film)?
    plus en (muet|sourdine|silencieux)
    (où est|pourquoi y a plus de|il n y a plus de|y a plus de) (le)? son
  `),
  ],
  [
    'mute',
    lines(`
    (coupe|éteins|enlève|retire|désactive|couper|mets|mets-le|mettre|mettez|coupez|éteindre|vire|passe|ferme|enlever|coupe-moi|ferme-moi|arrête|baisse tout|ôte|mets tout|met) (<this>)? (le|en|sur|tout le|au)? (son|audio|volume|mode muet|muet|silencieux|sourdine|silence|mute|mode silencieux|zéro) (maintenant|du film|complètement|deux {rest}|un {rest}|une {rest})?
    (muet|silence|chut|sourdine|mute|tais-toi|chuuut|motus|mute-le|mute le film|mute le son)
    (sans|pas de|plus de|aucun|zéro) (le)? (son|bruit|volume)
    (son|volume) (à|sur) (zéro|0)
    (son|audio) (coupé|off)
    (coupe-le|coupe)
  `),
  ],
  [
    'louder',
    lines(`
    (je|on|nous) (n)? (entends|entend|entendons) (rien|pas|mal|que dalle)
    (plus|un peu plus|un petit peu plus|beaucoup plus|bien plus) (fort|haut|de volume|de son)
    (monte|augmente|hausse|monter|augmenter|montez|augmentez|pousse|mets|remonte|hausser|monte-moi|monte-nous|relève|pousser|montes|met) (un peu|encore|encore un peu)? (le|du|encore le|un peu le|l)? (son|volume|audio|télé|plus fort|un peu plus fort) (un peu|encore|encore un peu|beaucoup|plus fort|un petit peu|à fond|au max|de {rest})?
    (on|je|nous) (n)? (entends|entend|entendons) (pas|rien|plus|pas bien|presque rien|mal|à peine) (bien|le film|le son|ce qu {rest}|ce que {rest}|du tout|très bien|grand chose|les {rest})?
    (c est|le son est|le film est|le volume est) (trop|vraiment trop|un peu|beaucoup trop|un peu trop) (bas|faible|doucement)
    (c est|le son est|ce n est) pas assez fort
    (parle|parlez) plus fort
    (plus|davantage) (de)? (son|volume)
    (mets|mets-le|mets-la|mettre|mettez|mettez-le|le mettre|met) (le son|le volume|le film)? (un peu|beaucoup)? plus fort
    (monte|hausse|augmente|pousse) (encore|un peu|ça)?
    (pas|c est pas) assez fort
    (son|volume) plus (fort|haut)
  `),
  ],
  [
    'quieter',
    lines(`
    (c est|le son est|il est) (super|hyper|vachement|très|si|tellement) (fort|bruyant)
    (moins|un peu moins|beaucoup moins|bien moins) (fort|haut|de volume|de son|de bruit)
    (plus|un peu plus) (bas|doucement|doux)
    (baisse|diminue|réduis|baisser|diminuer|baissez|diminuez|descends|redescends|réduire|baisse-moi|baisse-nous|réduisez|baisses|met) (un peu|encore|encore un peu)? (le|du|encore le|un peu le|l|la)? (son|volume|audio|télé|musique|voix|bruit)? (un peu|encore|encore un peu|beaucoup|d un cran|un petit peu|de {rest})?
    (c est|le son est|le film est|ça fait|le volume est) (trop|beaucoup trop|vraiment trop|bien trop|un peu trop|un peu) (fort|bruyant|de bruit|haut)
    (trop) (fort|de bruit|bruyant|haut)
    (mets|mets-le|mets-la|mettre|mettez|le mettre) (le son|le volume|le film)? (un peu|beaucoup)? (moins fort|plus bas|plus doucement)
    (son|volume) (plus bas|moins fort)
    (ça|j ai) (me|mal) (fait mal|casse|aux) (aux)? oreilles
    (doucement|pas si fort) (le son)?
  `),
  ],
  [
    'restart',
    lines(`
    (j ai|on a|j) (raté|loupé|manqué|pas vu) le (début|commencement) {rest}?
    (recommence|reprends|relance|redémarre|remets|mets|reviens|recommencer|retourne|retour|reprendre|revenir|remettre|repars|repartir|relancer|remets-le|mets-le|reprends-le|remets-nous|rejoue|recommencez|reprenez|revenez|recommence-le|redémarrer|relance-le|commence|repasse|lance-le|repasse-le|remets-la|repassons|on reprend|on recommence|repart|redémarre-le|relis|retourner|regarder|remettez) (<this>)? (tout)? (encore|à nouveau|complètement)? (du|au|depuis le|dès le|tout au|à partir du|depuis) (tout)? (début|commencement|zéro|départ|le début) (du film|du dessin animé|encore|s il te plaît)?
    (du|depuis le|au|dès le) (tout)? (début|commencement) (encore|s il te plaît)?
    (recommence|recommencer|redémarre|relance|recommencez|recommence-le|recommençons|reprends tout|relancer) (<this>|tout|à zéro|encore|de zéro)?
    (recommencer|repartir|reprendre|repars|reprends|recommence) (à|de) zéro
    (encore une fois) (du|depuis le) début
  `),
  ],
  [
    'back',
    lines(`
    (c était|c est) quoi ça (reviens|recule|remets|retourne)?
    (reviens|retourne|recule|remonte) (là où|quand|au moment où|à quand|au moment) {rest}
    (revoir|réentendre|remettre|repasser|remontrer|revois|remets) (ce|cette|le|la|le dernier|la dernière) (bout|passage|scène|partie|moment|morceau|phrase)
    (recule|reviens|rembobine|reviens en arrière|retourne en arrière|retour|reculer|rembobiner|revenir|va en arrière|retour arrière|en arrière|reculez|remonte|revenez|reviens un peu|retourne|revenir en arrière|rembobinez|fais marche arrière|recule-le|revenez en arrière|rewind|rebobine|marche arrière) (un peu|un petit peu|de {span}|{span}|de quelques secondes|en arrière|un tout petit peu|quelques secondes|en arrière de {span}|un peu en arrière|d un cran|{span} en arrière|de {span} en arrière|un chouia|un instant|à la scène {rest}|un peu plus)?
    {span} (en arrière|avant|plus tôt|arrière)
    (j ai|on a|je n ai pas|on n a pas|nous avons|j ai pas|on a pas|j) (raté|loupé|pas entendu|manqué|rien compris|entendu|compris|pas compris|pas vu) (ça|cette partie|ce qu il a dit|ce qu elle a dit|le passage|un bout|un morceau|ce passage|la fin|ce que {rest}|ce qu {rest}|une partie|ce bout|une phrase|quelque chose|le dernier {rest}|la dernière {rest}|un truc|un passage)
    (qu est-ce qu|que|qu) (il|elle|ils|elles|vient) (vient de dire|a dit|viennent de dire|ont dit|t-il {rest}|a-t-il {rest}|d être {rest})
    (répète|repasse|remets|rejoue|refais|répéter|remontre) (ça|ce passage|cette partie|la dernière partie|cette scène|le dernier passage|ce bout|la scène|ce qu {rest}|cette phrase|ces {rest}|les {span} {rest}|la dernière phrase|encore)?
  `),
  ],
  [
    'forward',
    lines(`
    (avance|saute|passe|accélère|avancer|sauter|va en avant|avance rapide|avancez|passer|avance un peu|en avant|sautez|passez|avance-le|avance-moi|accélérer|skip|va plus loin|fais avancer|saute-moi|zappe) (un peu|un petit peu|de {span}|{span}|de quelques secondes|cette partie|ce passage|cette scène|la chanson|l intro|le générique|le générique de (début|fin)|le résumé|le récap|l aperçu|ça|vite|quelques secondes|en avant|cette chanson|en avant de {span}|ce bout|le passage {rest}|la partie {rest}|la scène {rest}|{span} en avant|de {span} en avant|le début|les {rest}|plus loin|un bout|l introduction|la scène|tout ça|jusqu {rest})?
    {span} (en avant|plus loin|d avance)
  `),
  ],
  [
    'next',
    lines(`
    (la|l)? (photo|image|affiche|carte) (suivante|d après)
    (mets|passe à|passe|lance|va à|joue|mets-nous|mets-moi|voir) (celui|celle|l épisode|le film) (d après|qui suit|qui vient)
    (suivant|suivante|le suivant|la suivante|au suivant|à la suivante|prochain|prochaine|le prochain|la prochaine|suivant suivant)
    (mets|passe|passe à|passe au|va à|va au|joue|lance|montre|passer à|passer au|on passe à|on passe au|mets-moi|mets-nous|lance-nous|voir|aller au|passez à|passez au|enchaîne avec|on regarde|saute à|mettez|allez à|aller à|lancer|mettre)? (le|la|l|au|à la|à l)? (suivant|prochain|prochaine|suivante) (épisode|partie|page|film|diapo|vidéo|ligne|carte|rangée)?
    (mets|passe à|va à|joue|lance|mets-nous|mets-moi|passer à|on passe à|passez à|voir|saute à|lance-nous|mettez|regarder|mettre|aller à)? (l|le|la|les)? (épisode|page|diapo|film|partie|vidéo|carte|rangée|chapitre) (suivant|suivante|d après)
    (glisse|va|défile|déplace|fais glisser|fais défiler|défile-toi|fais-le glisser|glisser|faire glisser|aller) (vers|à|sur)? (la)? droite
    (à|vers la)? droite
    (plus|encore) à droite
    (celui|l épisode|celle) d après
    (passe|passez|va|on passe|saute|passer|aller) à la suite
    la suite
    encore un épisode
  `),
  ],
  [
    'previous',
    lines(`
    (la|l)? (photo|image|affiche|carte) (précédente|d avant)
    (reviens|remets|retourne|mets|reviens-en|revenir|remets-nous) (à)? (celui|celle|l épisode|le film) (d avant|précédent|juste avant)
    (le|la) (précédent|précédente) (encore|encore une fois|de nouveau)
    (précédent|précédente|le précédent|la précédente|au précédent|à la précédente|celui d avant|l épisode d avant|celle d avant)
    (mets|passe à|passe au|va à|va au|reviens à|reviens au|retour à|retour au|remets|montre|revenir à|revenir au|joue|lance|retourne à|retourne au|revenez à|revenez au|remets-nous|voir|retourner à|retourner au|remets-moi|rejoue|mettre|revoir|mettez)? (le|la|l|au|à la|à l)? (précédent|précédente) (épisode|partie|page|film|diapo|vidéo|ligne|carte|rangée)?
    (mets|passe à|va à|reviens à|remets|joue|lance|revenir à|retourne à|retour à|revenez à|voir|remets-nous|revoir|retourner à|remets-moi|mettez|remettre)? (l|le|la|au|à la)? (épisode|page|diapo|film|partie|vidéo|carte|rangée|chapitre) (précédent|précédente|d avant)
    (glisse|va|défile|déplace|fais glisser|fais défiler|glisser|faire glisser|aller) (vers|à|sur)? (la)? gauche
    (à|vers la)? gauche
    (un)? épisode en arrière
    (reviens|retourne) d un épisode
  `),
  ],
  [
    'pause',
    lines(`
    (arrête|stop|attends|pause|mets pause) s il (te|vous) plaît {rest}
    (l|le|la)? (arrêter|stopper|couper|mettre en pause) (une|un|deux|cinq)? (seconde|secondes|minute|minutes|instant|moment|petit moment) {rest}?
    (attends|stop|arrête|attendez) (j ai|je|on|faut|il faut|y a|maman|papa) {rest}
    (pause|stop|arrête|attends|attendez|arrêtez|halte|mets en pause|mets pause|mettez en pause|une pause|pause pause|stop stop|attends attends|fige|arrêter|bouge pas)
    (pause|arrête|stop|stoppe|attends|mets|fige|arrêter|mettre|stopper|mettez|arrêtez|gèle|suspends|bloque|interromps|coupe) (<this>|le film|la vidéo|tout|la lecture|le dessin animé|ça|la série|l épisode|l image)? (en)? (pause|un instant|une seconde|une minute|un moment|deux secondes|deux minutes|là|ici|tout|maintenant|une petite minute|un peu|cinq minutes)?
    (mets|met|mettre|mettez|fais|faire|faites|mets-moi|faisons|on fait|mets-nous|mettons) (<this>|le film)? (sur|en|une|la|en mode)? (petite)? pause (deux {rest}|un {rest}|une {rest}|le temps {rest}|pipi|je {rest}|s il te plaît)?
    (attends|attendez|une|un|deux|juste) (une|un|deux|juste)? (seconde|minute|instant|secondes|moment|petit instant|petite seconde|minutes|petite minute)
    (je dois|il faut que j aille|je vais|on doit|on va|il faut|il faut que je|j ai besoin d) (aller|aux)? (aux|au|faire|une)? (toilettes|pipi|petit coin|pause|wc|salle de bain) {rest}?
    pause pipi
    (arrête|stop|pause) (parce|car|on|je|il|c) {rest}
  `),
  ],
  [
    'resume',
    lines(`
      (remets|remet|relance|remettez) (<this>|le film|ça)? en (route|marche|lecture)
      (tu peux|vous pouvez)? (y aller|repartir|enchaîner)
    (continue|reprends|reprendre|continuer|play|lecture|remets|vas-y continue|relance|continuez|reprenez|poursuis|reprenons|continuons|on reprend|on continue|remets en marche|lance|enchaîne)
    (continue|reprends|reprendre|relance|remets|continuer|reprenez|continuez|redémarre|remettez|remettre|poursuis|relancer|fais play|appuie sur|enlève|retire|fais repartir) (<this>|le film|la lecture|la vidéo|à jouer|play|lecture|la pause|en lecture|le dessin animé|en marche|l épisode|la série|maintenant)?
    (je suis|on est|nous sommes|c est bon|ça y est|me|nous) (de retour|revenu*|là|prêt*|tous là|on est là|revoilà|voilà|je suis {rest}|on {rest}) (reprends|continue|on reprend|vas-y|tu peux {rest}|remets|on peut {rest}|reprenons|relance|lance)? {rest}?
    (tu peux|vous pouvez|on peut) (continuer|reprendre|remettre|relancer) (le film|maintenant|la lecture)?
    c est (bon|reparti|parti) (continue|reprends|vas-y|on reprend|tu peux {rest}|relance)?
    (c est) reparti
    (enlève|retire) la pause
  `),
  ],
]
