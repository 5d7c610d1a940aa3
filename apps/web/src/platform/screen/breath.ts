/** Ends the task: the browser can draw and answer before what comes after goes on. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
