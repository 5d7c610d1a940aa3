import { statfs } from 'node:fs/promises'
import type { EngineHealth } from '@starnest/contract/health'
import type { S3Settings } from '../../../ports/storage.ts'
import type { Bucket } from './bucket.ts'
import { storeFailure } from './s3-failure.ts'

/** Milliseconds that the store may take when it is asked how it is. */
export const HEALTH_MS = 3_000

/** Bytes of free space on the own disk under which the health report warns. */
const LOW_SPACE_BYTES = 1_000_000_000

/** How the store is, and the disk on which `folder` keeps its copies. */
export async function healthOf(
  bucket: Bucket,
  { endpoint, bucket: name }: S3Settings,
  folder: string,
): Promise<EngineHealth> {
  const askedAtMs = performance.now()
  try {
    await bucket.check(HEALTH_MS)
    const tookMs = Math.round(performance.now() - askedAtMs)
    const { bavail, bsize } = await statfs(folder)
    const isLow = bavail * bsize < LOW_SPACE_BYTES
    const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free on this machine`
    const detail = `S3 bucket ${name} at ${new URL(endpoint).host}, ${tookMs} ms; ${free}`
    return { state: isLow ? 'degraded' : 'ok', detail }
  } catch (error) {
    return { state: 'down', detail: storeFailure(error).message }
  }
}
