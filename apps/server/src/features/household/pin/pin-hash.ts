import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of a new hash: 32 MiB and about a tenth of a second. Source: OWASP Password Storage. */
const COST = { log2N: 15, blockSize: 8, parallelization: 1 } as const
const SALT_BYTES = 16
const KEY_BYTES = 32
/** Bytes of memory that one check may take: twice what the cost needs. */
const MEMORY_LIMIT_BYTES = 64 * 1024 * 1024

/** log2 of N, block size, parallelization, salt and key, the last two in base64url. */
const HASH = /^scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/

/** What is stored of a PIN: never the PIN, and with the cost and salt it was made with. */
export async function hashPin(pin: string): Promise<string> {
  const { log2N, blockSize, parallelization } = COST
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(pin, salt, optionsOf(log2N, blockSize, parallelization))
  const cost = `ln=${log2N},r=${blockSize},p=${parallelization}`
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether this is the PIN of a hash. Takes the same time whatever it is.
 *  @throws Error when the hash is not one of ours. */
export async function isPinOf(hash: string, pin: string): Promise<boolean> {
  const [, log2N, blockSize, parallelization, salt = '', key = ''] = HASH.exec(hash) ?? []
  if (!key) throw new Error('a stored PIN hash is damaged')
  const options = optionsOf(Number(log2N), Number(blockSize), Number(parallelization))
  const given = await keyOf(pin, Buffer.from(salt, 'base64url'), options)
  const stored = Buffer.from(key, 'base64url')
  return stored.length === given.length && timingSafeEqual(stored, given)
}

const optionsOf = (log2N: number, blockSize: number, parallelization: number) => ({
  N: 2 ** log2N,
  r: blockSize,
  p: parallelization,
  maxmem: MEMORY_LIMIT_BYTES,
})

function keyOf(pin: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
