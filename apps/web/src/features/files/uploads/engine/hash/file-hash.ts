import type { HashAnswer } from './hash-worker.ts'

type HashJob = {
  file: Blob
  signal: AbortSignal
  /** Told how many bytes have been read. */
  onRead: (bytes: number) => void
}

/** SHA-256 of a file in hexadecimal digits, read piece by piece beside the page, so that neither the
 *  page nor the memory feels its size.
 *  @throws DOMException `AbortError` when the signal is given, `NotReadableError` when the file went
 *  away or may not be read. */
export function sha256OfFile({ file, signal, onRead }: HashJob): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => end(() => reject(signal.reason))
    signal.addEventListener('abort', onAbort)
    worker.onmessage = ({ data }: MessageEvent<HashAnswer>) => {
      if ('readBytes' in data) onRead(data.readBytes)
      else if ('sha256' in data) end(() => resolve(data.sha256))
      else end(() => reject(new DOMException('the file cannot be read', data.errorName)))
    }
    worker.onerror = (event) => end(() => reject(new Error(event.message)))
    worker.postMessage(file)
  })
}
