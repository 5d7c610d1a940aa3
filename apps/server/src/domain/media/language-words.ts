/** Words that say in which language a film speaks, as those who name files write them. */
const LANGUAGE_WORD =
  /^(?:german|deutsch|ger|french|truefrench|subfrench|vostfr|vff|vfq|vf2|vfi|italian|ita|spanish|castellano|espanol|español|latino|esp|dutch|flemish|nordic|swedish|swesub|danish|dansk|norwegian|norsk|finnish|polish|pldub|plsub|lektor|russian|rus|ukrainian|japanese|jpn|korean|chinese|mandarin|cantonese|hindi|tamil|telugu|czech|hungarian|hun|portuguese|dublado|legendado|turkish|greek|arabic|hebrew|romanian|english|eng|dl|multi\d?|multisubs?|dual|audio|dubbed|subbed|subs?)$/i

/** Whether a word says nothing but which language a file speaks. */
export const isLanguageWord = (word: string): boolean => LANGUAGE_WORD.test(word)
