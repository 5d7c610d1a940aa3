import type { FileProblemCode } from '@starnest/contract/files/file-problems'
import { StorageError, type StorageFailure } from '../../../ports/storage.ts'
import { diskFailure } from '../disk/disk-failure.ts'
import { S3Refusal, StoreSilent } from './s3-client.ts'

type Meaning = { reason: StorageFailure; problem: FileProblemCode; sentence: string }

const AWAY: Meaning = {
  reason: 'failed',
  problem: 'store_away',
  sentence:
    'The S3 store cannot be reached just now. What is stored there is safe; try again in a moment.',
}
const FULL: Meaning = {
  reason: 'full',
  problem: 'store_full',
  sentence: 'The S3 store is full: make room there and try again.',
}
const KEYS_REFUSED = refused(
  'The S3 store refuses our keys: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and what they may do.',
)
const MISSING: Meaning = {
  reason: 'missing',
  problem: 'file_gone',
  sentence: 'This file is not in storage.',
}

/** What the words of S3 mean. Sources: Amazon S3 API Reference, "Error responses"; MinIO and Swift where
 *  they have words of their own. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  NoSuchKey: MISSING,
  NoSuchBucket: refused('The S3 bucket is not there: make it, or name another one in S3_BUCKET.'),
  AccessDenied: KEYS_REFUSED,
  InvalidAccessKeyId: KEYS_REFUSED,
  SignatureDoesNotMatch: KEYS_REFUSED,
  RequestTimeTooSkewed: refused(
    'The clock of this machine and that of the S3 store differ: set them.',
  ),
  AuthorizationHeaderMalformed: refused('The S3 bucket is in another region: check S3_REGION.'),
  PermanentRedirect: refused('The S3 bucket is somewhere else: check S3_ENDPOINT and S3_REGION.'),
  QuotaExceeded: FULL,
  InsufficientCapacity: FULL,
  XMinioStorageFull: FULL,
  XAmzContentSHA256Mismatch: refused('Bytes were damaged on their way to the S3 store.'),
  BadDigest: refused('Bytes were damaged on their way to the S3 store.'),
}

const BY_STATUS: Readonly<Record<number, Meaning>> = {
  301: refused('The S3 bucket is somewhere else: check S3_ENDPOINT and S3_REGION.'),
  401: KEYS_REFUSED,
  403: KEYS_REFUSED,
  404: MISSING,
  413: FULL,
  507: FULL,
}

/** What a person is told of a failed call of the store. A StorageError passes as it is, and what the own
 *  disk refuses says so. */
export function storeFailure(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const { reason, sentence, problem } = meaningOf(error) ?? diskMeaning(error)
  return new StorageError(reason, sentence, { cause: error, problem })
}

/** Whether an error says that there is no such object. */
export function isNoObject(error: unknown): boolean {
  return error instanceof S3Refusal && error.status === 404 && error.code !== 'NoSuchBucket'
}

/** Runs work on the store; what goes wrong in it is a StorageError. */
export async function onStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw storeFailure(error)
  }
}

function meaningOf(error: unknown): Meaning | undefined {
  if (error instanceof S3Refusal) {
    return MEANINGS[error.code] ?? BY_STATUS[error.status] ?? AWAY
  }
  if (error instanceof StoreSilent) return AWAY
  // Of the network, which names a call, and of the disk, which names a path.
  return error instanceof Error && 'code' in error && !('path' in error) && isOfNetwork(error.code)
    ? AWAY
    : undefined
}

const NETWORK =
  /^(?:E(?:CONN|HOST|NET|AI_|PIPE|TIMEDOUT|NOTFOUND)|HPE_|ERR_(?:TLS|SSL)|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/

const isOfNetwork = (code: unknown) => typeof code === 'string' && NETWORK.test(code)

function diskMeaning(error: unknown): Meaning {
  const { reason, message, problem } = diskFailure(error)
  return { reason, sentence: message, problem: problem.code }
}

function refused(sentence: string): Meaning {
  return { reason: 'failed', problem: 'store_refuses', sentence }
}
