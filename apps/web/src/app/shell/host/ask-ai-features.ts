import { createStore } from '../../../platform/store.ts'

/** Whether the shell shows what answers by itself. */
export const aiFeaturesAreAsked = createStore(() => false)

/** Shows it, over whatever is on the screen. */
export const askAiFeatures = () => aiFeaturesAreAsked.set(true)
