import { configure } from '@testing-library/react'

/** Lets a test wait for what is to be seen for so many milliseconds. */
export const waitUpTo = (ms: number): void => configure({ asyncUtilTimeout: ms })
