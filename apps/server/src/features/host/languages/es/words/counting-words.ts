import { type LanguageWords, lines, words } from '../../language.ts'

/** Numbers, times, ages and places in a list, as they are said in Spanish. */
export const countingWords: Pick<
  LanguageWords,
  'numbers' | 'minutes' | 'seconds' | 'ages' | 'positions'
> = {
  numbers: {
    un: 1,
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiuno: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    veinticinco: 25,
    treinta: 30,
    'treinta y cinco': 35,
    cuarenta: 40,
    'cuarenta y cinco': 45,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    'un par de': 2,
    media: 0.5,
    medio: 0.5,
  },
  minutes: [
    [
      '(menos de|máximo|como máximo|máximo de|no más de|hasta|unos|de|como mucho|que dure|que duren|que no pase de|que no dure más de|por debajo de|solo|sólo|tengo|tenemos|de menos de|que dure menos de|que no supere|en|un máximo de|de unos|solo tengo|solo tenemos|sólo tengo|sólo tenemos|que dure como mucho|me quedan|unos como)? {n} (minutos|minuto|min|minutitos|minutillos) (como mucho|máximo|como máximo|o menos|nada más|justos|escasos|o así|de duración|a lo sumo|por ahí)?',
      1,
    ],
    [
      '(menos de|máximo|como máximo|máximo de|no más de|hasta|de|como mucho|que dure|que duren|que no pase de|solo|sólo|tengo|tenemos|de menos de|que dure menos de|que no dure más de|una|en|solo tengo|solo tenemos|por debajo de)? media (hora|horita) (como mucho|máximo|como máximo|o menos)?',
      30,
    ],
    [
      '(menos de|máximo|no más de|hasta|de|como mucho|que dure|solo|sólo|tengo|tenemos|de menos de|un)? cuarto de hora (como mucho|máximo|como máximo|o menos)?',
      15,
    ],
    [
      '(menos de|máximo|no más de|hasta|de|como mucho|que dure|de menos de|que no pase de|una)? ({n}|una)? (hora|horas|horita) y media (como mucho|máximo|como máximo|o menos)?',
      90,
    ],
    [
      '(menos de|máximo|como máximo|máximo de|no más de|hasta|de|como mucho|que dure|que duren|que no pase de|solo|sólo|tengo|tenemos|de menos de|que dure menos de|que no dure más de|en|por debajo de)? {n} (hora|horas|horita) (como mucho|máximo|como máximo|o menos)?',
      60,
    ],
  ],
  seconds: [
    ['{n}', 1],
    ['(como|unos|más o menos|otros|casi)? {n} (segundos|segundo|seg|segunditos)', 1],
    ['medio minuto', 30],
    ['(como|unos|más o menos|otros|casi)? {n} (minutos|minuto|min|minutito)', 60],
    ['{n} (hora|horas)', 3600],
  ],
  ages: lines(`
    (el|la|mi)? (pequeño|pequeña|peque|menor|mayor|chico|chica|más pequeño|más pequeña|más chico|más chica|chiquito|chiquita) (solo|sólo|ya|apenas|acaba de)? (tiene|cumple|cumplió|es de|cumplir) (solo|sólo|ya|apenas)? {n} (años|añitos|año|recién cumplidos)?
    (tiene|tengo|tienen|cumple|cumplió|cumplo|somos de) (ya|solo|sólo|apenas|casi|unos)? {n} (años|añitos|añitos ya)?
    (para|a|con) (una|un|mi|la|el)? (niña|niño|hija|hijo|nieta|nieto|peque|sobrina|sobrino) (de)? {n}
    {n} (añitos|años) (recién cumplidos|ya)?
    (para|con|a)? (un|una|mi|el|la|mis|los)? (niño|niña|hijo|hija|nieto|nieta|sobrino|sobrina|peque|hermano|hermana|nene|nena|chico|chica|niños|niñas|pequeño|pequeña|prima|primo|hermanito|hermanita)? (pequeño|pequeña|menor)? (de|que tiene|tiene|con|acaba de cumplir|cumplió|ha cumplido|cumple|de solo|de apenas|tiene solo|solo tiene|apenas tiene) {n} (años|añitos|año)
    (tengo|tiene|tienen|de|cumple|cumplió|para|cumplo|con|apenas|solo) {n} (años|añitos|año)
    {n} (años|añitos)
    (para|a) (los)? (de|mayores de) {n} (años)?
  `),
  positions: [
    [
      1,
      words(
        `(opción|la número|el número) (uno|1), primera, primero, primer, número uno, número 1, 1, uno, 1a, la de la izquierda, de la izquierda, de arriba, primerita, de más a la izquierda`,
      ),
    ],
    [
      2,
      words(
        `(opción|la número|el número) (dos|2), segunda, segundo, número dos, número 2, 2, dos, 2a, de en medio, del medio, de en el medio`,
      ),
    ],
    [
      3,
      words(
        `(opción|la número|el número) (tres|3), tercera, tercero, tercer, número tres, número 3, 3, tres, 3a`,
      ),
    ],
    [
      4,
      words(
        `(opción|la número|el número) (cuatro|4), cuarta, cuarto, número cuatro, número 4, 4, cuatro, 4a`,
      ),
    ],
    [
      5,
      words(
        `(opción|la número|el número) (cinco|5), quinta, quinto, número cinco, número 5, 5, cinco, 5a`,
      ),
    ],
    [
      6,
      words(
        `(opción|la número|el número) (seis|6), sexta, sexto, número seis, número 6, 6, seis, 6a`,
      ),
    ],
    [
      -1,
      words(
        `última, último, de la derecha, del final, de abajo, última de todas, ultimita, de más a la derecha`,
      ),
    ],
  ],
}
