import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { ByteRange, StoredFile } from '../../../ports/storage.ts'
import { type S3Answer, type S3Client, S3Refusal } from './s3-client.ts'
import { isNoObject } from './s3-failure.ts'

/** Objects that one call removes. Source: Amazon S3 API Reference, DeleteObjects. */
const MAX_REMOVED_AT_ONCE = 1000

/** Milliseconds that a store may take to put an object together from its parts. */
const COMPLETING_MS = 120_000

const listPage = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.string(), LastModified: z.string() }))
      .default([]),
    NextContinuationToken: z.string().optional(),
  }),
})
const uploadsPage = z.object({
  ListMultipartUploadsResult: z.object({
    Upload: z
      .array(z.object({ Key: z.string(), UploadId: z.string(), Initiated: z.string() }))
      .default([]),
  }),
})
const begun = z.object({ InitiateMultipartUploadResult: z.object({ UploadId: z.string() }) })
const removed = z.object({
  DeleteResult: z.object({ Error: z.array(z.object({ Code: z.string() })).default([]) }),
})

/** An object as a list tells of it. */
export type ListedObject = {
  readonly key: string
  readonly size: number
  readonly modifiedAt: Date
}

/** A multipart upload that is neither completed nor aborted. */
export type OpenUpload = { readonly key: string; readonly uploadId: string; readonly beganAt: Date }

/** One part of a multipart upload that the store has; parts count from 1. */
export type SentPart = { readonly part: number; readonly etag: string }

/** The calls of S3 that Starnest needs, on one bucket. All reject as S3Client does. */
export class Bucket {
  readonly client: S3Client

  constructor(client: S3Client) {
    this.client = client
  }

  /** Asks once whether the bucket answers. */
  async check(silentMs: number): Promise<void> {
    const query = { 'list-type': '2', 'max-keys': '1' }
    await this.client.send({ method: 'GET', query, silentMs, isTriedOnce: true })
  }

  async stat(key: string): Promise<StoredFile | undefined> {
    const found = await orNothing(() => this.client.send({ method: 'HEAD', key }))
    return found && factsOf(found.headers)
  }

  /** The bytes of an object, or a part of them. `etag`: which object it has to be still.
   *  @throws S3Refusal 412 for another one by now, 416 for a part outside of it */
  async get(
    key: string,
    { range, etag, signal }: { range?: ByteRange; etag?: string; signal?: AbortSignal } = {},
  ): Promise<IncomingMessage | undefined> {
    const headers = {
      ...(range && { range: `bytes=${range.first}-${range.last}` }),
      ...(etag && { 'if-match': etag }),
    }
    return orNothing(() => this.client.open({ method: 'GET', key, headers, signal }))
  }

  async put(key: string, body: Buffer, signal?: AbortSignal): Promise<void> {
    await this.client.send({ method: 'PUT', key, body, signal })
  }

  async beginUpload(key: string): Promise<string> {
    const { xml } = await this.client.send({ method: 'POST', key, query: { uploads: '' } })
    return begun.parse(xml).InitiateMultipartUploadResult.UploadId
  }

  async putPart(
    upload: { key: string; uploadId: string; part: number },
    body: Buffer,
    signal?: AbortSignal,
  ): Promise<SentPart> {
    const { key, uploadId, part } = upload
    const query = { partNumber: String(part), uploadId }
    const { headers } = await this.client.send({ method: 'PUT', key, query, body, signal })
    return { part, etag: headers.etag ?? '' }
  }

  /** Puts the parts together. A store may answer 200 and then tell of an error. */
  async completeUpload(
    { key, uploadId }: { key: string; uploadId: string },
    parts: readonly SentPart[],
  ): Promise<void> {
    const listed = parts.map(
      ({ part, etag }) =>
        `<Part><PartNumber>${part}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`,
    )
    const body = Buffer.from(
      `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`,
    )
    const call = { method: 'POST', key, query: { uploadId }, body } as const
    const { xml } = await this.client.send({ ...call, silentMs: COMPLETING_MS })
    const failed = z.object({ Error: z.array(z.object({ Code: z.string() })) }).safeParse(xml)
    if (failed.success) throw new S3Refusal(500, failed.data.Error[0]?.Code ?? '')
  }

  async abortUpload({ key, uploadId }: { key: string; uploadId: string }): Promise<void> {
    await orNothing(() => this.client.send({ method: 'DELETE', key, query: { uploadId } }))
  }

  /** Uploads that nobody has ended, at most a thousand. */
  async openUploads(): Promise<OpenUpload[]> {
    const { xml } = await this.client.send({ method: 'GET', query: { uploads: '' } })
    return uploadsPage
      .parse(xml)
      .ListMultipartUploadsResult.Upload.map(({ Key, UploadId, Initiated }) => ({
        key: Key,
        uploadId: UploadId,
        beganAt: new Date(Initiated),
      }))
  }

  /** The objects whose key begins so, sorted by it. */
  async list(prefix: string): Promise<ListedObject[]> {
    const found: ListedObject[] = []
    for (let token: string | undefined; ; ) {
      const page = await this.#page(prefix, token)
      for (const { Key, Size, LastModified } of page.Contents) {
        found.push({ key: Key, size: Number(Size), modifiedAt: new Date(LastModified) })
      }
      token = page.NextContinuationToken
      if (token === undefined) return found
    }
  }

  async #page(prefix: string, token: string | undefined) {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
    const { xml } = await this.client.send({ method: 'GET', query })
    return listPage.parse(emptyOf(xml)).ListBucketResult
  }

  /** Removes objects; those that are not there already are no failure. */
  async remove(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += MAX_REMOVED_AT_ONCE) {
      await this.#removeSome(keys.slice(at, at + MAX_REMOVED_AT_ONCE))
    }
  }

  async #removeSome(keys: readonly string[]): Promise<void> {
    const [only] = keys
    if (keys.length === 1 && only !== undefined) {
      await orNothing(() => this.client.send({ method: 'DELETE', key: only }))
      return
    }
    const objects = keys.map((key) => `<Object><Key>${escaped(key)}</Key></Object>`)
    const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects.join('')}</Delete>`)
    const answer = await this.client.send({
      method: 'POST',
      query: { delete: '' },
      headers: { 'content-md5': createHash('md5').update(body).digest('base64') },
      body,
      silentMs: COMPLETING_MS,
    })
    const failed = removed.safeParse(emptyOf(answer.xml)).data?.DeleteResult.Error ?? []
    const first = failed.find(({ Code }) => Code !== 'NoSuchKey')
    if (first) throw new S3Refusal(500, first.Code)
  }
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isNoObject(error)) return undefined
    throw error
  }
}

/** Size, tag and age as the headers of an answer say them. */
export function factsOf(headers: S3Answer['headers']): StoredFile {
  const etag = headers.etag ?? ''
  return {
    size: Number(headers['content-length'] ?? 0),
    etag: etag.startsWith('"') ? etag : `"${etag}"`,
    modifiedAt: new Date(headers['last-modified'] ?? 0),
  }
}

/** An element without content is parsed as an empty text. */
function emptyOf(xml: unknown): unknown {
  if (typeof xml !== 'object' || xml === null) return xml
  return Object.fromEntries(
    Object.entries(xml).map(([name, value]) => [name, value === '' ? {} : value]),
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
