/**
 * What one language has to say about safety. These lists exist to protect children: they hold the words
 * that Leo has to recognise, and nothing here is ever shown or repeated.
 *
 * One idea a line, words as people write them (accents and case do not count). In a line:
 * - a space parts the words that follow each other, `a|b` stands for either, `a_b` for two words in it;
 * - `word*` is every word that begins so, `*word` that ends so, `*word*` that holds it;
 * - `=coño` is only the word with its accents;
 * - a `?` behind a word makes it optional;
 * - `~` is up to four words of any kind (twelve characters in Japanese and Chinese), `_` one to four;
 * - `#` is a number in digits or in words, `^` a word with a capital letter.
 */
export type SafetyList = {
  /** Swearing, sex, gore, weapons to hurt with, drugs and hate. */
  blocked: string
  /** Getting round the rules, and asking for what is above the age. */
  redirected: string
  /** Harm to oneself, abuse, secrets that an adult asks for, hurt, hunger, danger. */
  distressing: string
  /** Where somebody lives, learns or is called, and codes: what should stay at home. */
  personal: string
  /** What Leo must not say to a viewer: questions about them, invitations, how to hurt. */
  unsaid: string
  /** Idioms and names that hold such words and mean no harm: what stands in them is not looked at. */
  harmless: string
  /** Numbers in words, as phone numbers are spoken. */
  digits: string
}
