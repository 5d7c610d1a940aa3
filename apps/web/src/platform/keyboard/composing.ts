/** The key code of what an input method takes for itself. Source: UI Events, "keyCode". */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether a key belongs to an input method that is still writing, as for Japanese, Chinese and Korean:
 *  its Enter, arrows and Escape are not meant for us. Safari says of the Enter that ends the writing
 *  only by its code that it was the input method's. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD
