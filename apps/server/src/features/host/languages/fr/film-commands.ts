import { type LanguageCommands, lines } from '../language.ts'

/** What is said of films and screens that are to be seen. French. */
export const filmCommands: LanguageCommands['intents'] = [
  [
    'why',
    lines(`
    (c est quoi|quelle est|quelle était) la raison (pour|de|du) {rest}
      pourquoi (tu|vous) (penses|crois|pensez|croyez|dis) (que|qu) {rest}
    (et|mais)? pourquoi (tu|vous)? (me|nous)? (conseilles|proposes|recommandes|as choisi|as pris|conseillez|proposez|montres|suggères)? (le|la) {position}
    (et|mais)? pourquoi (<this>|celui-là|ceux-là|lui|ces films|ce choix|ça|celui-ci|celle-là|cela|donc|ceux-ci|le {position}|la {position}|au juste)
    (et|mais)? pourquoi (est-ce que|est-ce qu)? (tu|vous|me|nous|ce|as-tu|avez-vous|proposes-tu|conseilles-tu|est-ce)? (me|nous|l|le|la|as|avez|m|les)? (le|la|les|as|avez|a)? (choisi|choisis|proposé|proposes|propose|recommandes|recommandé|conseilles|conseillé|montres|dis|suggères|suggéré|sors|penses|pense|proposez|conseillez|conseilles-tu|proposes-tu|recommandez|mets|montré|a été choisi|parles|me|nous|donnes) (<this>|ça|ce film|ces films|celui-là|ceux-là|{title}|que {rest}|à moi|pour {rest}|de {rest}|à {rest}|{rest})?
    (pourquoi|pourquoi ça|pourquoi donc|comment ça|et pourquoi|ah bon pourquoi|pour quelle raison|à cause de quoi|pk)
    pourquoi (il|elle|c|est-ce que c|ce film|on|je|est-ce qu il|est-ce qu on|est-ce que je|celui-là|devrais-je|devrait-on) (est|serait|devrait|devrais|regarderait|regarderais|me plairait|vaut|va {rest}|me {rest}|nous {rest}|y est|irait|aimerais|aimerait) {rest}
    (qu est-ce qui|qu est-ce qu|qu) (te fait|vous fait|t a fait|rend|vous a fait) {rest}
    (qu est-ce qui|qu est-ce qu|qu) (il|elle|ce film|y)? (a|a-t-il|l a|il y a) (de|d) (si|tellement|plus)? (bien|spécial|bon|beau|génial|intéressant|particulier|mieux|super|drôle) {rest}?
    (explique|explique-moi|dis-moi|justifie|explique-nous) (pourquoi|ton choix|la raison|tes choix|ce choix) {rest}?
    (donne|donne-moi|donne-nous) (une|la|une bonne) raison {rest}?
    pourquoi {title}
  `),
  ],
  [
    'about',
    lines(`
    (ça|il) (plairait|plaira|va plaire|peut plaire|conviendrait) à (un|une|mon|ma|mes|des|les) {rest}
    combien de temps (dure|durent) (<this>|{title}|il|ça)
    c est (un|une)? (film)? (triste|drôle|long|court|effrayant|rigolo)
    il est (bien|bon|long|triste|drôle|chouette)
    (il|ça|<this>|{title}) dure (combien|combien de temps|longtemps)
    (y a|il y a|y a-t-il|est-ce qu il y a) (des|quelque chose|un truc|des trucs|de la|du|beaucoup de)? (choses|passages|moments|scènes|trucs)? (qui)? (font|fait|tristes|triste|violence|violents|sang|effrayants|effrayant) (peur|pleurer|peur aux {rest})? (dedans|dans {rest})?
    qui (l|le|la) (a)? (fait|réalisé|réalise|écrit|dessiné)
    (c est|est-ce|il est|est-ce que c est|ce serait) (bon|bien|adapté|ok|convenable|approprié|fait|conseillé|possible) pour (un|une|mon|ma|mes|les|des|le|la|notre) {rest}
    (mon|ma|mes|un|une|les) {rest} (peut|peuvent|pourrait|pourra|pourraient) (le|la) (regarder|voir)
    (mon|ma|mes|un|une|les) {rest} (peut|peuvent|pourrait) (regarder|voir) (ça|<this>|{title})
    (ça|il|<this>|{title}) (finit|se finit|se termine|termine) (bien|mal|comment)
    (est-ce que|est-ce qu)? (quelqu un|le {rest}|la {rest}|on) meurt (dedans|à la fin)?
      (parle-moi|parle-nous|dis-m en plus|dis-moi|raconte-moi|raconte-nous|explique-moi|résume-moi|parlez-moi|dis-nous) (un peu|plus|en plus)? (plus)? (du|de la|sur le|sur la|de|le|la) {position} (film)?
      (qu est-ce qui se passe|que se passe-t-il|il se passe quoi) dans (le|la) {position}
    (de quoi|ça|c est|il|elle) (parle|traite|raconte|s agit-il|il s agit|ça parle|parle-t-il|il parle|quoi|est-ce que ça parle|est-ce que parle|il est question|est-il question|s agit) (de quoi|quoi)? (exactement|dans)? (<this>|{title})? (déjà|au juste|exactement|l histoire)?
    (de quoi) (ça|il|parle|traite|est-ce que|elle|est-ce qu il|cause|s agit-il dans|il est question dans|cela) (parle|traite|s agit|cause)? (<this>|{title})? (exactement|déjà|au juste)?
    (c est quoi|quelle est|c est) (l histoire|le sujet|le résumé|l intrigue|le scénario|le thème|le pitch) (de|du)? (<this>|film|{title}|ce film)?
    (<this>|{title}) (ça parle de quoi|c est quoi|parle de quoi|de quoi ça parle|raconte quoi|c est sur quoi|il parle de quoi|ça raconte quoi|de quoi il parle|c est comment|c est quoi l histoire|c est bien|de quoi ça cause)
    (c est quoi|qu est-ce que c est) (comme {rest}|que)? (<this>|{title}|film)
    (parle-moi|parle-nous|raconte-moi|raconte-nous|dis-moi|dis-nous|dis-m en|parlez-moi|parlez-nous|raconte|dites-moi|racontez-moi|m en dire|explique-moi|dites-nous|en dire|nous parler|me parler) (en)? (plus|davantage|quelque chose|un peu|de quoi|ce qui se passe|l histoire|un peu plus|ce que raconte|tout|de quoi ça parle|un petit peu)? (de|sur|à propos de|dans|du|parle|d)? (parle)? (<this>|{title}|film)
    (que|qu est-ce qui|qu est-ce qu|il|ça) (se passe|se passe-t-il|il se passe|arrive|passe|raconte|on voit) (dans|à)? (quoi dans)? (<this>|{title})
    (qui) (joue|est|y a-t-il|il y a|apparaît|sont les personnages|sont|est le héros|est l héroïne|parle|y a) (dans|de|du)? (<this>|{title}|film)
    (est-ce que)? (<this>|{title}|c) (est|fait|fait-il|est-ce|est-il|ça fait|dure|il est|il fait|elle fait|finit) (que c est)? (peur|triste|long|court|drôle|bien|adapté {rest}|pour {rest}|trop {rest}|très {rest}|pleurer|combien de temps|effrayant|bien {rest}|convenable {rest}|beaucoup {rest}|combien|mal|vraiment {rest}|longtemps|rigolo|un peu {rest})
    (est-ce que)? (ça|il|c est) (fait|est)? (peur|triste|long|drôle|pour les enfants|pour les petits|trop {rest}) (<this>|{title})?
    (fait-il|est-ce) (peur|triste|pour {rest})
    (combien de temps) (dure|ça dure) (<this>|{title})?
    (ça|<this>|il|{title}) dure (combien|longtemps) (de temps)?
    (résume|résume-moi|résumez|fais-moi|donne-moi|fais|lis-moi|fais-nous|donne-nous|résume-nous|donnez-moi|résumer|faites-moi) (un|le|la|moi)? (petit|bref|court|rapide)? (résumé|synopsis|résumer|pitch)? (rapide|vite fait|court|en {rest})? (de|du)? (<this>|{title}|film)
    (plus)? (d informations|d infos|des infos|de détails|des détails|d info) (sur|de) (<this>|{title})
    (c est)? quel (genre|type|sorte) (de film|d histoire)? (est-ce|est|c est|de film c est)? (<this>|{title})?
    de quoi (parle|ça parle|il parle|traite) (le|la)? {position}
    (c est quoi|quelle est|raconte-moi|résume-moi|résume|parle-moi|dis-m en plus|que raconte) (l histoire|le résumé|un peu|plus)? (du|de la|le|la|sur le|sur la) {position}
    (le|la)? {position} (ça parle de quoi|parle de quoi|c est quoi|de quoi ça parle|c est sur quoi|il parle de quoi)
    (résume-le|raconte-le|résume)
    (qui|il y a qui|c est qui qui) (joue|est|parle|y a) (dedans|là-dedans)
    (il y a|y a) qui (dedans|là-dedans|dans <this>)
  `),
  ],
  [
    'similar',
    lines(`
    (qu y a-t-il|qu est-ce qu il y a|qu est-ce que tu as|y a quoi|t as quoi|tu as quoi|y a-t-il|quoi|quelque chose|rien|un truc|d autres|autre chose)? (d autre|d autres)? (dans|de|du) (ce|cette|le même|la même|ce même|même) (style|genre|type|esprit|veine|goût)
    (un|une|quelque chose|d autres|un autre|un truc|un film|des films|ceux) qui (lui|leur|y)? (ressemble|ressemblent) (à {rest})?
      (le|du|dans le|un autre dans le|quelque chose dans le)? même (genre|style|esprit|type) (là|que <this>|de film|de films|d histoire)?
    (<film>|quelque chose|un film|un autre|des films|d autres films|une autre|un truc|d autres|autre chose|quoi|des dessins animés|un autre film|un dessin animé|une histoire|plus de films|encore un)? (qui)? (de|du|dans|soit|est|sont|ressemble|ressemblent|y)? (plus|un peu|aussi)? (semblable|similaire|similaires|comme|dans le genre|dans le même genre|dans le style|du même genre|du même style|pareil|proche|du style|du genre|ressemblant|le même genre|équivalent|ressemble|ressemblent|dans la veine|bien que|beau que|bon que|drôle que|même genre) (à|de|que|au|d)? (<this>|{title})
    (je veux|je cherche|on cherche|cherche|trouve|trouve-moi|trouve-nous|mets|mets-moi|mets-nous|montre|montre-moi|as-tu|tu as|y a-t-il|il y a|donne-moi|recommande|propose|on veut|je voudrais|vous avez|avez-vous|conseille-moi|propose-moi|propose-nous|recommande-moi|on voudrait|y a|t as|voir|aurais-tu|auriez-vous|cherchez|trouvez-nous|trouvez-moi|montre-nous|donne-nous|j aimerais|conseille-nous|tu aurais|existe-t-il|cherche-moi|cherche-nous|proposez-nous|recommande-nous|suggère) (<film>|quelque chose|un film|un autre|des films|d autres films|une autre|un truc|d autres|autre chose|des dessins animés|un dessin animé|d autres dessins animés|des trucs|un autre film|des choses|d autres histoires|une histoire|plus de films|les films)? (qui)? (de|du|dans|soit|est|sont|ressemble|ressemblent)? (plus|un peu|aussi)? (semblable|similaire|semblables|similaires|comme|dans le genre|dans le même genre|dans le style|du même genre|du même style|pareil|proche|du style|du genre|ressemblant|ressemble|ressemblent|équivalent|dans la veine|dans l esprit|beau comme|même genre) (à|de|que|au|d)? (<this>|{title})
    (j ai|on a|mon {rest} a|ma {rest} a|les {rest} ont|il a|elle a|nous avons|j|on|mes {rest} ont) (bien|beaucoup|vraiment|trop|tellement)? (aimé|adoré|adore|aime|kiffé) (<this>|{title}) (tu|que|quoi|et|as-tu|propose|trouve|mets|il y a|y a-t-il|quelque|qu|on|un|d|cherche|des|vous|avez-vous|donne|montre|y|t|trouve-lui|alors|autre|je|recommande|vous) {rest}
    si (j ai|on a|j|on|tu as|vous avez) (aimé|aime|bien aimé|adoré) (<this>|{title}) {rest}
    (encore|un autre|d autres|plus de|une autre) (films|film|un|histoires|dessins animés|dessin animé)? comme (<this>|{title})
    (qu est-ce qui|quel film|quels films|qu est-ce que tu as qui|lequel|quels) (ressemble|ressemblent|est proche|est comme|sont comme|est semblable|se rapproche|se rapprochent) (à|de|le plus à)? (<this>|{title})
    (des|un|une|d autres|quelque chose|autre chose|encore)? (films|film|trucs|truc)? (de)? (semblable|semblables|similaire|similaires|pareil|pareils|ressemblant|ressemblants|équivalent|équivalents)
    (d autres|un autre|encore|des|un|quelque chose)? (films|film|trucs|truc|chose)? (dans|du|de|avec) (le|ce|la|cet)? (même|mêmes)? (style|genre|esprit|veine|goût|ambiance) (là)?
    (d autres|des|encore des|plus de|un autre) (films|film|trucs|truc)? comme (<this>|{title})
    ~ ~ (d autres|autre|un|une|quelque chose|film|films|truc|trucs|encore|plus) comme <this>
    (pareil|la même chose|le même genre|semblable|similaire) (que|à)? (<this>|{title}) (mais {rest})?
    comme (<this>|{title}) mais {rest}
    (quelque chose|un film|un truc|un dessin animé|un autre) comme (<this>|{title}) mais {rest}
    (similaire|similaires|semblable|pareil|dans le même genre|du même genre)
  `),
  ],
  [
    'more',
    lines(`
    (non)? (ils|elles|ceux-là|ça) (ne|n)? (ont|a|me|nous|donnent|donne|plaisent|plaît) (pas|rien) {rest}?
    (essaie|essaye|cherche|regarde|propose) (encore|à nouveau|autre chose|de nouveau)
    (t en as|tu en as|y en a|il y en a|vous en avez) (encore|plus|d autres)
    (c est|est-ce|c est vraiment) tout (ce qu il y a|ce que tu as|ce qu on a|ce que t as)?
    (en)? (voir|montre|donne|proposer|avoir)? (quelques|plusieurs|certains) autres
    (encore|un autre|d autres|autre chose|une autre|plus|encore un|encore une|d autres encore|autre|les autres|plus de choix|encore d autres|encore plus|la suite de la liste)
    (montre|montre-moi|montre-nous|donne|donne-moi|propose|propose-moi|propose-nous|as-tu|tu as|y a-t-il|il y a|trouve|cherche|vous avez|avez-vous|mets|je veux|je voudrais|on veut|t as|y a|trouve-moi|trouve-nous|donne-nous|voir|tu en as|vous en avez|on voudrait|montrez-moi|montrez-nous|t en as|suggère|recommande|conseille|cherche-moi|auriez-vous|tu aurais|il n y a pas|y a pas|tu n as pas|t as pas|essaie) (m en|nous en|en|moi)? (encore|un|d|des|autre|quelque|plus|une|plein)? (autre|autres|autre chose|chose d autre|différents|différent|autres films|autres choix|autres idées|plus|autre film|choses|films|de choix|idées|encore d autres|un autre|d autres|propositions|un peu plus|de différent) (films|film|choix|idées|chose|propositions|à la place|encore|s il te plaît|d autre|différents|différent|que {rest}|idée|titres|dessins animés|différentes)?
    (quelque chose|qu est-ce que tu as|quoi|qu est-ce qu il y a|qu as-tu|il y a quoi|t as quoi|qu est-ce que vous avez|tu as quoi|quelqu un) d autre (encore|comme {rest}|à {rest}|s il {rest})?
    (aucun|pas|je n aime|j aime pas|on n aime|non pas|ni|rien|ceux-là|bof) (pas|de|ceux-là|ça|d entre eux|celui-là|ces|un|ne {rest}|me|nous|pas ça)? (ceux-là|ça|ces films|celui-là|eux|là-dedans|ces trois|ces {rest}|terrible)? (autre chose|un autre|d autres|propose {rest}|montre {rest}|trouve {rest}|tu as {rest}|encore|qu est-ce {rest}|donne {rest}|y a {rest}|il y a {rest}|cherche {rest}|quoi d autre {rest}?|as-tu {rest}|propose-nous {rest})
    (on|j|nous|je) (les|l|la|en)? (a|ai|avons|connais|connaît|connaissons) (déjà)? (tous|tout|déjà)? (vu|vus|regardé|ça|ceux-là|celui-là|regardés|vues) (déjà|tous|ceux-là|tout ça|celui-là|ça|tous ceux-là|toutes|tous ces films)? (autre chose|un autre|d autres|propose {rest}|montre {rest}|trouve {rest}|tu as {rest}|encore|donne {rest}|quoi d autre|y a {rest}|il y a {rest}|t as {rest}|as-tu {rest}|vous {rest}|cherche {rest})?
    (une|d|autres|l|encore une) (autre|autres)? (idée|idées|proposition|propositions|suggestion|suggestions|choix|option|options|recommandation)
    (autre chose|un autre film|d autres films|un autre dessin animé|d autres dessins animés) (que {rest}|à la place|peut-être)?
    (change|changer) (de film|de choix|d idée)?
    (y|il y|vous|tu|t|n y) (en)? (a|as|avez) (en)? (d autres|un autre|une autre|plus|encore) {rest}?
    (aucun|aucune)
    (aucun|aucune) (de|d entre|des) (ceux|eux|ces|celles|les|ça) {rest}?
    (qu|que|quoi) (avez-vous|as-tu|tu as|y a-t-il|est-ce que tu as|est-ce que vous avez)? d autre {rest}?
    (bof|mouais|beurk|pas terrible|pas ça|pas ceux-là) {rest}?
    (je|on|j|ils|il|elle|les enfants) (n|ne)? (en|les)? (aime|aimons|aiment|veux|veut) (pas|aucun) (ceux-là|ça|ces films|celui-là|ceux-ci|trop|beaucoup|d entre eux|de ceux-là)?
    (on|je|j|ils|les enfants) (les|l|a|ai|en|ont) (a|ai|ont)? (déjà)? (tous|toutes|tout|presque tous)? (déjà)? (vus|vu|regardés|vues) {rest}?
    (la suite|page suivante|voir plus|voir la suite|montre la suite|les suivants|différent|autrement)
    (plus|davantage) de (films|choix|propositions|suggestions|titres|dessins animés|résultats)
    (les|la) suivants
  `),
  ],
  [
    'choose',
    lines(`
    (faisons|tentons|essayons|va|on tente|on essaie|on fait) (pour|avec)? (le|la)? {position} (film)?
    (le|la|celui)? {position} (film|choix|s il te plaît|me plaît|a l air {rest}|est {rest}|plutôt|tiens|alors|semble {rest}|ça {rest}|de la liste)?
    (je|on|nous|celui|moi je|moi) (prends|prend|choisis|choisit|préfère|veux|veut|voudrais|prenons|vais prendre|va prendre|opte pour|vote pour|aimerais|choisissons|votons pour|aime|vote|voudrait) (bien|plutôt|voir)? (pour)? (le|la)? {position} (film)? (je {rest}|pour {rest})?
    (prends|choisis|donne-moi|montre-moi|ouvre|on prend|va pour|allez|plutôt|on choisit|partons sur|prenons|choisissons|pour|voyons|pars sur|et|on part sur|disons|mettons|montre|montrez-nous|sélectionne|on va dire|montre-nous) (pour|sur)? (le|la)? {position} (film)?
    (mon {rest}|ma {rest}|il|elle|mia) (veut|préfère|choisit|dit|voudrait|prend) (que)? (le|la)? {position}
    et (du|de la|le|la) {position}
    (numéro) {position}
  `),
  ],
  [
    'page',
    lines(`
    (quels|quelles|combien de) (films|dessins animés|choses)? (sont|y a-t-il|il y a|j ai|on a|y a) (dans|sur) (ma|la|mes|notre|le)? {page}
    (qu est-ce qu|qu|quoi|qui) (il)? (y)? (a|ai|a-t-il|est) (je|j ai)? (dans|sur|à) (la|le|les|l|mes|ma|mon|nos|notre)? {page}
    (il)? (y)? a quoi (dans|sur) (la|le|les|l|mes|ma|mon|nos|notre)? {page}
    <show> (moi|nous)? (à|au|aux|sur|dans|vers)? (la|le|les|l|mes|ma|mon|nos|notre|des)? (page|écran|rubrique|section|onglet|partie|zone|coin)? (de la|de l|des|du|de|d|pour les|pour)? (la|le|les|l|mes|ma|mon|nos|notre)? {page} (s il te plaît)?
    (à|au|aux|la|le|les|l|mes|ma|mon|nos|notre)? (page|écran|rubrique|section|onglet)? (de la|de l|des|du|de|d)? (la|le|les|l|mes|ma|mon|nos|notre)? {page}
  `),
  ],
  [
    'open',
    lines(`
    {title} (vous l avez|tu l as|t l as|il est là|vous avez ça|c est dispo)
    (voir|avoir|regarder|lire) (les|plus de|la)? (détails|fiche|page|infos) (de|du|sur|pour|d) {title}
    (fais|fais-moi|fais-nous|faites|faites-nous) voir {title}
    (est-ce que|est-ce qu)? {title} (est|serait) (dispo|disponible|là|ici|chez vous|dans {rest}|sur {rest})
    (tu|vous|on) (connais|connaissez|connaît|a|as) {title}
    (montre|montre-moi|montre-nous|ouvre|affiche|fais voir|fais-moi voir|ouvre-moi) (celui-là|celui-ci|ce film|ce film-là|celle-là|ça)
    (fais|fais-moi|fais-nous|faites)? voir la (fiche|page|bande-annonce) (de|du)? {title}
    (montre|montre-moi|montre-nous|ouvre|ouvre-moi|affiche|trouve|trouve-moi|cherche|cherche-moi|ouvrez|afficher|ouvrir|trouver|chercher|montrez-moi|fais voir|fais-moi voir|va sur|trouve-nous|recherche|montrez-nous|cherche-nous|affichez|jeter un œil à|aller voir|regarde si on a|ouvre-nous) (la page de|la fiche de|les détails de|le film|l affiche de|la bande-annonce de|un film qui s appelle|le film qui s appelle|celui qui s appelle|la fiche du film|le dessin animé|la page du film|la page|la fiche)? {title}
    (as-tu|tu as|vous avez|y a-t-il|il y a|où est|où se trouve|avez-vous|est-ce que tu as|est-ce qu il y a|t as|y a|on a|je cherche|on cherche|est-ce qu on a|est-ce que vous avez|je voudrais voir la fiche de|auriez-vous) (le film|un film qui s appelle|celui qui s appelle|la fiche de|le dessin animé|un film appelé|un truc qui s appelle)? {title} (ici|quelque part|dans {rest}|chez {rest}|en stock)?
  `),
  ],
  [
    'play',
    lines(`
    (fais jouer|fais démarrer|démarre|démarre-moi|lance|appuie sur lecture pour|mets en route) (celui|le|la)? {position}
    (fais jouer|fais démarrer|démarre|lance|mets) celui (d en haut|du haut|d en bas|du bas|de gauche|de droite|du milieu) {rest}?
    avoir {title}
    (il|ça|le film) (peut|pourrait|va|doit) (commencer|démarrer|partir) {rest}?
    <playit> (encore|encore une fois|maintenant|à la télé|pour {rest}|tout de suite|celui-là)?
    <play> (le|la)? {position} (film)?
    <play> (<this>) (encore|maintenant|à nouveau|ce soir)?
    <play> (le film|celui qui s appelle|l épisode de|la série|le dessin animé|un film qui s appelle|le)? {title} (pour {rest}|à la télé|encore|maintenant|à nouveau|ce soir)?
    (je veux|on veut|je voudrais|va pour|on prend|on part sur) (le film)? {title}
    {title} (mets-le|lance-le|vas-y|mets-moi ça|lance|joue-le|tu le mets|lance-le maintenant|mets ça)
  `),
  ],
]
