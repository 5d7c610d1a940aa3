import { type LanguageWords, lines, words } from '../../language.ts'

/** Numbers, times, ages and places in a list, as they are said in French. */
export const countingWords: Pick<
  LanguageWords,
  'numbers' | 'minutes' | 'seconds' | 'ages' | 'positions'
> = {
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    'dix sept': 17,
    'dix huit': 18,
    'dix neuf': 19,
    vingt: 20,
    'vingt cinq': 25,
    trente: 30,
    'trente cinq': 35,
    quarante: 40,
    'quarante cinq': 45,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    'quatre vingts': 80,
    'quatre vingt': 80,
    nonante: 90,
    'quatre vingt dix': 90,
    cent: 100,
  },
  minutes: [
    [
      '(moins de|maximum|au maximum|max|pas plus de|jusqu à|environ|de|au plus|qui dure|qui dure moins de|en moins de|en dessous de|j ai|on a|de moins de|qui ne dure pas plus de|qui dépasse pas|qui ne dépasse pas|d environ|dans les|j ai que|on a que|on n a que|je n ai que|qui font moins de|qui fasse moins de|qui durent moins de|en|seulement|à peine)? {n} (minutes|minute|min|mn|minutes chrono) (maximum|max|au maximum|au plus|ou moins|pas davantage|tout au plus|environ|à peu près|top chrono|à tout casser|grand max|devant nous|pas plus)?',
      1,
    ],
    [
      '(moins d|maximum|pas plus d|jusqu à|environ|d|au plus|qui dure|qui dure moins d|en moins d|j ai|on a|de moins d|qui ne dure pas plus d|de|qui ne dépasse pas|en|j ai que|on a que|on n a qu|je n ai qu|d environ|juste)? une (petite)? demi-heure (maximum|max|au maximum|au plus|ou moins|devant nous|grand max|pas plus)?',
      30,
    ],
    ['(moins d|d)? une? demie? heure (maximum|max)?', 30],
    [
      '(moins d|maximum|pas plus d|d|au plus|qui dure|j ai|on a|en)? un (petit)? quart d heure (maximum|max|au plus|ou moins)?',
      15,
    ],
    [
      '(moins d|moins de|maximum|pas plus d|d|de|qui dure)? {n} (heure|heures|h) (et demie|et demi|trente|30) (maximum|max|au plus|au maximum|ou moins)?',
      90,
    ],
    [
      '(moins d|moins de|maximum|pas plus d|pas plus de|jusqu à|environ|d|de|au plus|qui dure|qui dure moins d|en moins d|j ai|on a|de moins d|qui ne dure pas plus d|en|qui ne dépasse pas)? {n} (heure|heures|h) (maximum|max|au maximum|au plus|ou moins|grand max)?',
      60,
    ],
  ],
  seconds: [
    ['{n}', 1],
    ['(genre|environ|à peu près|encore|d environ|de)? {n} (petites)? (secondes|seconde|sec)', 1],
    ['une demi-minute', 30],
    ['(genre|encore|de)? {n} (petites|bonnes)? (minutes|minute|min)', 60],
    ['(d)? environ {n} (minutes|minute|min)', 60],
    ['{n} (minutes|minute|min)', 60],
    ['{n} (heure|heures)', 3600],
  ],
  ages: lines(`
    (le|la|mon|ma|notre)? (plus)? (jeune|petit|petite|grand|grande|dernier|dernière|aîné|aînée|benjamin|cadet|cadette|fils|fille) (a|n a que|n a qu|va avoir|vient d avoir|fête ses|a seulement|a juste|a à peine) {n} (ans|an)?
    (il|elle|il n|elle n|ils n|elles n|ils|elles) (a|ont) (que|qu|seulement|juste|à peine|tout juste|déjà|presque|bientôt)? {n} (ans|an)
    (pour|avec|à)? (un|une|mon|ma|le|la|mes|les|notre)? (enfant|fille|fils|garçon|petit|petite|petit-fils|petite-fille|neveu|nièce|bambin|gamin|gamine|soeur|frère|puce|bébé|enfants|cousin|cousine|ado|fillette|garçonnet|gosse|filles|garçons|bout de chou|petit frère|petite soeur|petit garçon|petite fille|loulou|kid)? (de|qui a|a|qui vient d avoir|vient d avoir|qui n a que|a seulement|qui va avoir|n a que|a tout juste|n a qu|a juste|aura|va avoir|n est âgé* que de|âgé* de) {n} (ans|an)
    (j ai|il a|elle a|a|de|pour|âgé* de|qui a|ont|à|d|dès) {n} (ans|an)
    {n} (ans|an)
  `),
  positions: [
    [
      1,
      words(
        `(option|choix|le numéro) (un|1), premier, première, numéro un, numéro 1, 1, 1er, n 1, de gauche, tout premier, à gauche, du haut, plus à gauche`,
      ),
    ],
    [
      2,
      words(
        `(option|choix|le numéro) (deux|2), deuxième, second, seconde, numéro deux, numéro 2, 2, deux, 2e, du milieu, au milieu`,
      ),
    ],
    [
      3,
      words(`(option|choix|le numéro) (trois|3), troisième, numéro trois, numéro 3, 3, trois, 3e`),
    ],
    [
      4,
      words(
        `(option|choix|le numéro) (quatre|4), quatrième, numéro quatre, numéro 4, 4, quatre, 4e`,
      ),
    ],
    [5, words(`(option|choix|le numéro) (cinq|5), cinquième, numéro cinq, numéro 5, 5, cinq, 5e`)],
    [6, words(`(option|choix|le numéro) (six|6), sixième, numéro six, numéro 6, 6, six, 6e`)],
    [
      -1,
      words(
        `dernier, dernière, de droite, tout dernier, à droite, du bas, de la fin, tout à droite, plus à droite`,
      ),
    ],
  ],
}
