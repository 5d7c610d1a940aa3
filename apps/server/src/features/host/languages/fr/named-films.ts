import { type LanguageCommands, lines } from '../language.ts'

/** Words of a phrase that say what is to be done with a film whose name is in it. French. */
export const named: LanguageCommands['named'] = [
  [
    'remove_from_list',
    lines(`
    (enl*v*|retir*|supprim*|ôt*|effac*|vir*|sor*) ~ ~ ~ (liste|favoris|watchlist)
    (plus|pas|ne) ~ ~ ~ (liste|favoris|watchlist)
    (de|hors de) (ma|la|notre|mes) (liste|favoris|watchlist)
  `),
  ],
  [
    'add_to_list',
    lines(`
    (à|dans|sur|en|aux) (ma|la|notre|mes|les)? (liste|favoris|watchlist)
    (ajout*|rajout*|gard*|not*|enregistr*|sauvegard*) ~
    pour (plus tard|demain|un autre jour|ce week-end)
    de côté
  `),
  ],
  [
    'start_party',
    lines(`
    (fête|watch party|party|soirée)
    (regard*|voir|voyons) ~ ~ ~ ~ (ensemble|à plusieurs|à distance|avec <friends>|en même temps)
    (invit*)
  `),
  ],
  [
    'similar',
    lines(`
    (jumeau|jumelle|du même tonneau|même acabit|kif kif|identique)
    (semblable*|similaire*|ressembl*|même genre|même style|même esprit|du genre|ce genre|genre de|style de|dans la veine|même veine|pareil*|comparable*|proche de|équivalent*|dans le genre|dans le style|comme|rappelle*)
    (aimé|adoré|adore|aime|fou|folle|kiffé|fan|raffole*) ~ ~ ~ ~ ~ (autre|autres|quelque|un film|encore|quoi|similaire|suite)
    si (j ai|on a|tu as|vous avez|j|on) (bien)? (aim*|ador*)
  `),
  ],
  [
    'why',
    lines(`
    (pourquoi|pour quelle raison|comment ça se fait|qu est-ce qui te fait)
  `),
  ],
  [
    'about',
    lines(`
    (de quoi|parle de|résum*|synopsis|l histoire de|l intrigue|en savoir|en dire|dis-m en|parle-moi|parle-nous|parlez|raconte quoi|se passe|c est quoi|infos|informations|détails|fait peur|convient|adapté*|dure|qui joue|c est bien|que raconte|au sujet)
  `),
  ],
  [
    'continue',
    lines(`
    (continu*|reprend*|repren*|finir|finis|terminer|termine|poursui*|la suite de|la fin de|où on|arrêté*|pas fini|commencé)
  `),
  ],
  [
    'open',
    lines(`
    (page|fiche|détails|bande-annonce|images|photos)
    (montr*|fais voir|ouvr*|affich*)
  `),
  ],
  [
    'play',
    lines(`
    (met*|lanc*|jou*|regard*|voir|démarr*|pass*|commenc*|lecture|lis|lire|balance|envoie|part|partir|pars|diffus*|visionn*|mater|mate|écout*)
  `),
  ],
  [
    'open',
    lines(`
    (montr*|ouvr*|affich*|trouv*|cherch*|page|fiche|détails|affiche|tu as|as-tu|vous avez|avez-vous|y a|où est|t as|images|aller)
  `),
  ],
]
