import { type LanguageWords, lines, words } from '../../language.ts'
import { asking, nouns, stop } from './common-words.ts'
import { countingWords } from './counting-words.ts'
import { shortForms } from './short-forms.ts'

/** What films are spoken of with in French. */
export const filmWords: LanguageWords = {
  leastOfSlip: 6,
  pages: {
    home: words(
      `accueil, page d accueil, écran d accueil, l accueil, menu principal, maison, page principale, écran principal, début de tout, menu`,
    ),
    movies: words(`films, tous les films, cinéma`),
    series: words(`séries, toutes les séries, série`),
    kids: words(
      `enfants, coin des enfants, pour les enfants, section enfants, jeunesse, coin enfants, espace enfants, les enfants, coin des petits, les petits, petits, films pour enfants, gamins`,
    ),
    'my-list': words(
      `ma liste, liste, mes favoris, favoris, ma watchlist, mes films enregistrés, ma sélection, films enregistrés, mes films gardés, films gardés, ce que j ai gardé, liste de favoris, mes films mis de côté`,
    ),
    'party-zone': words(
      `zone de fête, salle de fête, party zone, fête, soirée, watch party, fêtes, party, zone fête, espace fête, salon de fête, la fête, zone party, espace party`,
    ),
    media: words(
      `médiathèque, médias, bibliothèque, vidéos, nos vidéos, vidéos de famille, photos, mes vidéos, vidéothèque, nos propres vidéos, media, bibliothèque de médias, vidéos maison, vidéos familiales, nos vidéos de famille`,
    ),
    files: words(
      `fichiers, explorateur de fichiers, mes fichiers, dossiers, dossier, téléchargements, envois, gestionnaire de fichiers, navigateur de fichiers, fichier, documents`,
    ),
    profile: words(
      `profil, profils, famille, profils de la famille, mon profil, utilisateurs, qui regarde, comptes, profils familiaux, utilisateur, membres de la famille`,
    ),
    parents: words(
      `parents, contrôle parental, page des parents, espace parents, coin des parents, limites, règles, contrôles parentaux, page parents, espace des parents, pour les parents, zone parents, parental, zone des parents, section parents, réglages parentaux`,
    ),
    settings: words(
      `réglages, paramètres, options, préférences, configuration, réglage, paramètre`,
    ),
    'create-studio': words(
      `studio, studio de création, create studio, atelier, le studio, studio créatif, studio d animation`,
    ),
    help: words(
      `page d aide, centre d aide, aide, mode d emploi, manuel, faq, foire aux questions, assistance, notice`,
    ),
  },
  genres: {
    adventure: words(
      `aventure, aventures, d aventure, d aventures, (film|films|histoire) d (aventure|aventures)`,
    ),
    comedy: words(`comédie, comédies, film comique, films comiques, comédie romantique`),
    'sci-fi': words(`science-fiction, science fiction, sf, sci-fi, de sf, scifi, sience fiction`),
    fantasy: words(
      `fantastique, fantastiques, fantasy, fantaisie, heroic fantasy, féerie fantastique`,
    ),
    anime: words(
      `anime, animés japonais, animé japonais, manga, mangas, japonais, dessins animés japonais, dessin animé japonais, animes, animé, animation japonaise, film d animation japonais`,
    ),
    kids: words(
      `pour (enfants|enfant|les enfants|les petits|mes enfants|les tout-petits|les gamins|nos enfants|les kids|bébés|mes petits-enfants|les petits-enfants|petits|tout-petits|les mômes|les plus petits|les bouts de chou|les jeunes enfants|les bébés|le petit|la petite|les flos), (film|films|dessin animé) (jeunesse|pour enfants|d enfants|enfants), jeunesse, d enfants`,
    ),
    romance: words(`romance, romances, d amour, (histoire|histoires|film|films) d amour`),
    gothic: words(
      `horreur, d horreur, épouvante, d épouvante, gothique, gothiques, halloween, d halloween, terreur`,
    ),
  },
  moods: {
    funny: words(
      `à mourir de rire, rigolades, rigolade, blagueur, loufoques, éclats de rire, fendard, fendante, bidonnant, bidonnante, hilarants, comique, comiques, humoristique, humoristiques, marre, se bidonne, rigolote, rigolotes, marrantes, farfelu, absurde, crampant, plié de rire, pliés de rire, mort de rire, morts de rire, éclater, drôle, drôles, rigolo, rigolos, rigolote, marrant, marrants, marrante, rire, rires, pour rire, humour, amusant, amusante, amusants, qui (fasse|fait|font|nous fasse|me fasse|nous fait|me fait|fassent) (rire|rigoler|marrer), hilarant, hilarante, rigoler, se marrer, déjanté, loufoque, comique à mourir, fou rire, poilant, pour rigoler, pour se marrer, cocasse, tordant, gags, bidonner, désopilant, qu on rigole, bien se marrer, niaiseux, se bidonner, délirant`,
    ),
    scary: words(
      `effroi, épouvante, d épouvante, terreur, horrifiant, glaçant, sursauts, pétoche, les jetons, fiche les jetons, angoisse, peur, qui (fasse|fait|font|fassent) (très|trop|un peu|vraiment)? peur, effrayant, effrayants, effrayante, flippant, flippants, terrifiant, frissons, frissonner, angoissant, inquiétant, épeurant, épeurante, qui donne des frissons, qui fiche la trouille, trouille, cauchemar, cauchemars, chair de poule, frousse, effraie, sinistre, lugubre, qui fout la trouille, épeurants, angoissante, sursauter, frisson, faire peur`,
    ),
    calm: words(
      `serein, sereine, pépère, peinarde, feutré, tranquillou, sans stress, ronronnant, calme, calmes, tranquille, tranquilles, doux, douce, relaxant, relaxante, apaisant, apaisante, reposant, reposante, zen, paisible, cosy, lent, pour (dormir|se calmer|se détendre|s endormir|le coucher|avant de dormir|le dodo|la sieste|me détendre|nous détendre|me calmer|décompresser|se reposer|s apaiser|le soir), avant (de dormir|le coucher|d aller au lit|de se coucher|le dodo|de me coucher|d aller dormir|d aller se coucher|la sieste|la nuit|d aller au dodo), détente, qui (détend|détende|calme|apaise|repose|relaxe|endort|berce|apaise*), se détendre, posé, peinard, tout doux, cocooning, du soir, relax, relaxer, détendre, douillet, reposants, calmer, tendre et lent, berceuse, bien tranquille`,
    ),
    exciting: words(
      `à couper le souffle, cœur qui bat, plein de rebondissements, électrisant, explosif, à mille à l heure, endiablé, tiens en haleine, scotché au fauteuil, palpitant, palpitante, palpitants, passionnant, passionnante, action, d action, suspense, à suspense, haletant, haletante, intense, trépidant, captivant, qui bouge, mouvementé, mouvementée, rapide, excitant, excitante, épique, qui déménage, plein d action, adrénaline, sensations fortes, rebondissements, frénétique, rythmé, qui décoiffe, énergique, prenant, prenante, tient en haleine, qui tient en haleine`,
    ),
    sad: words(
      `déprimants, morose, sombre, sinistre et triste, désespérant, poignante, tragiques, sanglots, sangloter, triste, tristes, qui (fasse|fait|font|me fasse|nous fasse|nous fait|me fait) (pleurer|couler {rest}), pleurer, pour pleurer, larmes, mélancolique, tire-larmes, dramatique, drame, larmoyant, déprimant, tragique, chialer, qui tire les larmes, brailler, pleure, à pleurer, pleurer un bon coup`,
    ),
    heartwarming: words(
      `réchauffe (le|l) (âme|ventre), pleins de tendresse, câlin, choupette, tout mignon, doudou, baume au cœur, baume au coeur, touchant, touchante, touchants, émouvant, émouvante, tendre, tendres, mignon, mignons, mignonne, réconfortant, réconfortante, chaleureux, chaleureuse, chaleureuses, attendrissant, qui (fait|fasse|me fasse|nous fasse|fait) (du bien|chaud au coeur|sourire), feel good, feel-good, joyeux, joyeuse, gai, gaie, bonne humeur, remonte le moral, optimiste, adorable, beau, belle, attachant, gentil, gentille, chou, réconforter, réchauffe le coeur, coeur, positif, joli, jolie, tendresse, plein d espoir, de bonne humeur, attendrissante, attendrissants, bouleversant, poignant, sensible, chaud au coeur, met de bonne humeur, fait sourire, rassurant, rassurante, léger, légère, bienveillant, choupinou, choupi, heureux, moral, qui remonte le moral, mimi, émotion, douceur, cute, touche le coeur`,
    ),
    magical: words(
      `magicien, magiciens, fabuleux, fabuleuse, envoûtant, envoûtante, magique, magiques, magie, féerique, féeriques, enchanté, enchantée, merveilleux, merveilleuse, enchanteur, enchanteresse, de fées, conte de fées, avec de la magie, contes de fées, ensorcelant, sortilèges, enchantement, féérique, sorcellerie, émerveillement`,
    ),
    romantic: words(
      `tourtereaux, amourette, coup de foudre, histoire de cœur, romantique, romantiques, amour, amoureux, amoureuse, romantisme, tomber amoureux, tombent amoureux, qui tombent amoureux, à l eau de rose, fleur bleue, amoureux transis`,
    ),
  },
  feelings: [
    [
      lines(`
      (je|on|nous|il|elle) (suis|est|me sens|sommes|se sent|me trouve) (un peu|très|vraiment|si|tout|trop|assez|bien|tellement)? (triste|tristes|déprimé*|seul*|malheureux|malheureuse|cafardeux|down|mal|abattu*|mélancolique)
      (remonte-moi|remonter|remonte-nous|réconforte-moi|console-moi|console|consoler|remonte) (le moral)?
      (cafard|blues|coup de blues|moral à zéro|moral dans {rest}|pas le moral|bourdon|déprime|gros chagrin|chagrin)
      (mauvaise|sale|dure|horrible|grosse|longue et dure|rude|pourrie|difficile|éprouvante) (journée|semaine)
      (journée|semaine) (pourrie|difficile|horrible|affreuse|nulle|dure|compliquée|atroce|éprouvante|moche)
      (manque|manques|mort|décédé*|perdu) {rest}
      (coeur brisé|rupture|larguer|quitté*)
    `),
      { moods: ['heartwarming', 'funny'] },
    ],
    [
      lines(`
      (arrive|arrivons|arrivent|peux|réussit|arrivais) (pas|pas à)? (à)? (dormir|m endormir|s endormir|se calmer)
      ((suis|est|sommes|complètement|trop|tout|es|sont) (trop|tout|bien|complètement)? crevé*|fatigué*|épuisé*|vanné*|lessivé*|claqué*|sommeil|k o|vidé*|exténué*|brûlé*)
      (stressé*|stress|anxieux|anxieuse|nerveux|nerveuse|angoissé*|inquiet|inquiète|énervé*|malade|malades|fièvre|grippe|mal à la tête|mal de tête|rhume|surexcité*|agité*|excités comme {rest}|tendu*|enrhumé*)
      (besoin) (de|d un peu de|d) (calme|repos|paix|détente|douceur|décompresser|tranquillité|souffler)
      (longue) journée
      (dimanche|jour|soir|après-midi|journée) (de)? (pluie|pluvieux|sous la couette|plaid)
      (il pleut|pleut|pluie|plaid|couette)
    `),
      { moods: ['calm', 'heartwarming'] },
    ],
    [
      lines(`
      (disputé*|dispute*|fâché*|chicane|engueulé*|colère|énervés|se sont battus|bagarré*|boude|boudent|grognon*|de mauvaise humeur|mauvaise humeur|furieux|furieuse|chicané*|réconcilier|crié*)
    `),
      { moods: ['heartwarming', 'calm'] },
    ],
    [
      lines(`
      (a|ai|ont|avons|fait|fais) (vite|facilement|toujours|un peu|souvent|très|encore|tout le temps|des|tout)? (peur|cauchemars) (facilement|de tout|du noir|la nuit|de {rest})?
      (peureux|peureuse|craintif|craintive|effrayer facilement|cauchemar|cauchemars|peur du noir|s effraie|impressionnable|trouillard*)
    `),
      { moods: ['calm', 'heartwarming'], withoutMoods: ['scary'] },
    ],
    [
      lines(`
      (anniversaire|fêter|célébrer|fête|pleine forme|de bonne humeur|énergie|en pleine forme)
    `),
      { moods: ['funny', 'exciting'] },
    ],
    [
      lines(`
      (amoureux|saint-valentin|anniversaire de mariage|ma (femme|copine|chérie|fiancée|blonde)|mon (mari|copain|chéri|fiancé|chum)|rendez-vous amoureux|en amoureux)
    `),
      { moods: ['romantic'] },
    ],
  ],
  lengths: {
    short: words(
      `court, courte, courts, courtes, bref, brève, brefs, rapide à regarder, court métrage, courts métrages, petit film, pas (trop|très|si) (long|longue|longs), peu de temps, pas longtemps, qui (ne)? (dure|durent) pas (longtemps|trop longtemps|trop), vite fait, pas beaucoup de temps, pas trop longue, pas le temps, tout petit film`,
    ),
    long: words(
      `long, longue, longs, longues, long métrage, longs métrages, pas (trop|très|si) (court|courte|courts), qui dure (longtemps), très long, bien long, qui dure`,
    ),
  },
  changes: {
    shorter: words(
      `plus (court|courte|courts|courtes|bref|brève), moins (long|longue|longs|longues), trop (long|longs|longue|longues), pas (aussi|si) (long|longs|longue), qui dure moins, qui durent moins, moins longtemps`,
    ),
    longer: words(
      `plus (long|longue|longs|longues), moins (court|courte|courts), trop (court|courts|courte|courtes), pas (aussi|si) (court|courts|courte), qui dure plus, qui dure plus longtemps`,
    ),
    newer: words(
      `plus (récent|récente|récents|récentes|neuf|nouveau|moderne|nouveaux|actuel|modernes), moins (vieux|ancien|ancienne|anciens), trop (vieux|ancien|anciens|vieille|vieilles|ancienne), pas (aussi|si) (vieux|ancien|anciens)`,
    ),
    older: words(
      `plus (vieux|ancien|ancienne|anciens|classique|classiques|vieille), moins (récent|récents|moderne|nouveau), trop (récent|moderne|récents|nouveau), pas (aussi|si) (récent|moderne)`,
    ),
  },
  comparing: words(`
    (ça|il|ils) (pourrait|pourraient) être,
    plus court, plus courte, plus courts, plus long, plus longue, plus longs, plus récent, plus récents, plus vieux, plus ancien, plus anciens, plus drôle, plus drôles, plus rigolo, plus marrant,
    plus calme, plus calmes, plus doux, plus douce, plus gai, plus joyeux, plus palpitant, plus triste, plus tendre, plus mignon, plus magique, plus romantique,
    plus tranquille, plus relaxant, plus lent, plus rapide, plus effrayant, plus flippant, plus touchant, plus émouvant, plus d action, plus d aventure, plus de magie, plus de suspense, plus moderne,
    plus gaie, plus marrante, plus rigolote, plus effrayante, plus touchante, plus émouvante, plus palpitante, plus légère, plus léger, plus fun, plus animé, plus magiques, moins long,
    plus classique, moins, pas si, pas aussi, trop, encore plus, qui fasse plus, qui fait plus, qui fasse moins, qui fait moins, mais (avec|en|qui|sans|pour), seulement (les|ceux|des|avec|du), juste (les|ceux|des|avec), que (des|les|ceux),
    un peu plus, plus passionnant, plus mouvementé, plus féerique, plus bref, uniquement, plus excitant, plus reposant, plus joyeuse, plus chaleureux, plus apaisant, plus amusant, plus nouveau, plus enfantin, plus heureux, plus réconfortant, plus doux, plus intense, plus optimiste, plus rythmé, plus gentil, plus cosy
  `),
  isForAll: words(`
    (plaise|plaît|plaire|convienne|convenir|aille|conviendrait|plairait|aller) à (tout le monde|tous|toute la famille|chacun|nous tous), pour (toute la famille|tous|tout le monde|la famille|nous tous|tous les âges|petits et grands|grands et petits|les petits et les grands|toutes les générations|toute la maison|toute la bande|toute la maisonnée|les grands et les petits|nous quatre|nous cinq|nous trois|la famille entière|l ensemble de la famille),
    que (tout le monde|toute la famille|tous) (puisse|peut|aimera|aime|apprécie|peuvent|aimeront|va aimer|pourrait|pourra|puissent) {rest}?, qui (plaise|plaît|convienne|plaira|convient|plairait|mette|fasse plaisir) (à)? (tous|tout le monde|toute la famille|à tout le monde|à toute la famille|à tous|tout le monde d accord), en famille, familial, familiaux, familiale, avec (toute)? la famille,
    tous ensemble, soirée en famille, tous publics, tout public, qui met tout le monde d accord
  `),
  isNew: words(`
    (le|la|les) plus (récent|récente|récents|nouveau|nouvelle|nouveaux), nouveau, nouvelle, nouveaux, nouvelles, nouveauté, nouveautés, récent, récents, récente, dernier sorti, le dernier, les derniers, dernières nouveautés, vient de (sortir|paraître|arriver), viennent de sortir, tout nouveau, de neuf, neuf, tout récent,
    (pas|jamais) (encore)? (vu|vus|regardé|vue), ajouté récemment, derniers ajouts, dernier arrivé, derniers arrivés, dernières sorties, tout frais, récemment ajouté*, le plus récent, les plus récents, qui vient d (arriver|être ajouté)
  `),
  without: words(`
    supporte pas, ne supporte pas, ne supporte plus, supportent pas, tout sauf, n importe quoi sauf, marre de, marre des, ras le bol de, horreur de, horreur des, pas, sans, ne, n, rien, rien de, aucun, aucune, ni, jamais, moins, trop, sauf, déteste, évite, pas de, pas trop, qui (ne)? (fasse|fait|soit|fassent|font|fasse) pas, pas du tout, hormis, excepté, non, surtout pas, n aime pas, n aime pas les, aime pas, marre de, marre des, qui (fait|font|fasse) (surtout|vraiment)? pas, au lieu de, plutôt que, aucun film, pas une, pas un, évitons, ne veux pas, veut pas, surtout pas de, trop de, zéro, assez de
  `),
  refusing: words(
    `non, pas, non merci, surtout pas, non plus, j aime pas, je n aime pas, on n aime pas, on aime pas, (il|elle) (n)? aime pas, (ils|elles) (n)? aiment pas, très peu pour moi, pas question, bof, merci bien, pas pour moi, pas pour nous`,
  ),
  denying: words(`pas, rien, ni, jamais, sans, point, soit, peu, ne`),
  nouns,
  beforeVerbs: words(
    `qui, se, s, me, m, nous, on, il, elle, ils, elles, ne, n, j, je, tu, vous, t, te, pas, ai, as, a, ont, suis, est, sont, y`,
  ),
  likening: words(`comme, semblable, semblables, similaire, similaires, ressemble, ressemblent`),
  pronouns: words(`un, une, celui, ceux, quelque chose, truc`),
  occasions: words(`après, avant`),
  reasons: words(`parce, car, puisque`),
  contrast: words(`mais, seulement, sauf, uniquement`),
  about: words(
    `dans, qui parle, avec, sur, de, des, du, d, où, parle, parlent, autour, contient, raffole, raffolent, fou, folle, dingue, fan, passionné, passionnée, obsédé, obsédée, adore, aime, aiment, adorent, propos, aux, au, concernant, histoire, met, aimant`,
  ),
  joining: words(
    `et, mais, parce, car, alors, donc, ou, puis, peux, pourrais, est, tu, vous, pour, on, comme, si, pis, bon, que`,
  ),
  but: words(`mais, plutôt, seulement, juste, avec, et, quelque, que, uniquement, sinon, oui`),
  shortForms,
  ...countingWords,
  this: words(
    `dedans, là-dedans, ça, celui-ci, celui-là, celle-ci, celle-là, ce film, le film, le, la, l, cela, ce dessin animé`,
  ),
  film: words(`
    quelque chose, film, films, dessin animé, dessins animés, histoire, histoires, truc, vidéo, vidéos, série, séries, conte, chose, animation, vue, vues, court métrage,
    long métrage, titre, titres, suggestion, recommandation, cartoon, dessins, quelquechose, un petit film, idée de film, filme, flim, cartoons, qqch, qqchose, bonhommes
  `),
  asking,
  stop,
}
