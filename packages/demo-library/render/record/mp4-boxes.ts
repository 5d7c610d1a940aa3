import { open } from 'node:fs/promises'

/** Names of an MP4's outermost boxes, in order. Source: ISO/IEC 14496-12. */
export async function topLevelBoxes(file: string): Promise<string[]> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const header = Buffer.alloc(8)
    const names: string[] = []
    for (let offset = 0; offset < size; offset += Math.max(8, header.readUInt32BE(0))) {
      await handle.read(header, 0, 8, offset)
      names.push(header.toString('latin1', 4, 8))
    }
    return names
  } finally {
    await handle.close()
  }
}
