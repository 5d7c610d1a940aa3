import { type LanguageWords, lines, words } from '../../language.ts'

/** Numbers, times, ages and places in a list, as they are said in English. */
export const countingWords: Pick<
  LanguageWords,
  'numbers' | 'minutes' | 'seconds' | 'ages' | 'positions'
> = {
  numbers: {
    one: 1,
    a: 1,
    an: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    'twenty five': 25,
    thirty: 30,
    'thirty five': 35,
    forty: 40,
    'forty five': 45,
    fifty: 50,
    'fifty five': 55,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    'a hundred': 100,
    'one hundred': 100,
    'a couple of': 2,
    couple: 2,
  },
  minutes: [
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|fewer than|only|only have|only got|got|have|just)? (about)? {n} (minutes|minute|min|mins|m|minuets) (or less|or under|or so|max|maximum|at most|tops|long|only|left|long at most|in total)?',
      1,
    ],
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|only|only have|only got|got|have|just)? half (an|a)? hour (or less|or under|or so|max|maximum|at most|tops|long)?',
      30,
    ],
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|only|only have|only got|got|have|just)? (a )?quarter of an hour',
      15,
    ],
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|only|only have|only got|got|have|just)? an hour and a half',
      90,
    ],
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|only|only have|only got|got|have|just)? {n} (hours|hour|hrs|hr|h) (long|or less|or under|or so|max|maximum|at most|tops)? (film|movie)? (or less|or under|at most|max)?',
      60,
    ],
  ],
  seconds: [
    ['{n}', 1],
    ['(about|like|around|another|maybe)? {n} (more)? (seconds|second|secs|sec|s)', 1],
    ['half a minute', 30],
    ['(about|like|around|another|maybe)? {n} (more)? (minutes|minute|min|mins)', 60],
    ['{n} (hours|hour)', 3600],
  ],
  ages: lines(`
    (i m|i am|im|he s|she s|he|she|who|they|one|youngest|smallest|littlest|oldest|eldest|kid|son|daughter|grandson|granddaughter|nephew|niece|brother|sister|boy|girl|child) (is|s|are|re|are all|is about)? (only|just|about|nearly|almost|turning|turned|turns)? {n} (now|already|years|years old|year old)?
    (turning|turned|turns|nearly|almost) {n}
    (for|to|with|my|our|a|the|an)? (a|my|our|the|an)? {n} (year|years|yr|yrs|year s) (old|olds)
    (hes|shes|im) (only|just|nearly)? {n} (years old|now)?
    (for|to|with|my|our|a|the|an)? (a|my|our|the|an)? {n} (year|years) (old|olds)
    (i m|i am|im|he s|she s|he is|she is|who is|who s|is only|is|aged|age|only|just turned|turned|turns) {n} (years old|years|year old|yrs old)
    (i m|i am|im|he s|she s|he is|she is|who is|who s|is only|aged|age|is just|just turned|just|am) {n}
    (my|our) (son|daughter|kid|child|boy|girl|niece|nephew|brother|sister|grandson|granddaughter|little one|toddler|cousin) (is|s|is only|turned|just turned) {n}
    (age|ages|aged) {n} (and up|and over)?
    {n} (yo|y o)
  `),
  positions: [
    [
      1,
      words(`
      (option|choice|pick) (one|1), first from (the)? (left|top|start), one on the (far|very|extreme) left, one furthest left, leftmost (one)?, first, 1st, 1, first (film|movie|option|pick|card), number one, number 1, first one, one on the left, top one, no 1, no one,
      left one, very first
    `),
    ],
    [
      2,
      words(`
      (option|choice|pick) (two|2), second from (the)? (left|top|start), second, 2nd, 2, second (film|movie|option|pick|card), number two, number 2, two, second one, no 2, no two, middle one, number too,
      number to
    `),
    ],
    [
      3,
      words(
        `(option|choice|pick) (three|3), third from (the)? (left|top|start), third, 3rd, 3, third (film|movie|option|pick|card), number three, number 3, third one, no 3, no three, three`,
      ),
    ],
    [
      4,
      words(
        `(option|choice|pick) (four|4), fourth from (the)? (left|top|start), fourth, 4th, 4, fourth (film|movie|option|pick|card), number four, number 4, fourth one, no 4, number for, no four, four`,
      ),
    ],
    [
      5,
      words(
        `(option|choice|pick) (five|5), fifth from (the)? (left|top|start), fifth, 5th, 5, fifth (film|movie|option|pick|card), number five, number 5, fifth one, no 5, no five, five`,
      ),
    ],
    [
      6,
      words(
        `(option|choice|pick) (six|6), sixth from (the)? (left|top|start), sixth, 6th, 6, sixth (film|movie|option|pick|card), number six, number 6, sixth one, no 6, no six, six`,
      ),
    ],
    [
      -1,
      words(`
      one on the (far|very|extreme) right, rightmost (one)?, last, very last one, last (film|movie|option|pick|card), very last one on the right, last one, bottom one, very last, final one, one on the right, one at the end,
      right one, last of them, final
    `),
    ],
  ],
}
