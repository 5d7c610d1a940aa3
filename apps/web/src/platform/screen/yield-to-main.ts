/** Ends the current task, so that the browser can draw and react before the caller goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
