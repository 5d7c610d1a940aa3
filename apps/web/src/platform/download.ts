/** How long a browser may take to begin writing a file, in milliseconds. */
const BEGIN_LIMIT_MS = 60_000

/** Gives a file to the person: the browser saves it, or asks where to. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), BEGIN_LIMIT_MS)
}
