/** Why phones cannot sing for a page that was opened under an address; null: they can. */
export type AddressProblem = 'thisComputer' | 'needsHttps'

/** Whether phones can come where this page was opened, and are given a microphone there. */
export function addressProblem({
  protocol,
  hostname,
}: Pick<Location, 'protocol' | 'hostname'>): AddressProblem | null {
  const isLoopback =
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname.startsWith('127.') ||
    hostname === '[::1]'
  if (isLoopback) return 'thisComputer'
  return protocol === 'https:' ? null : 'needsHttps'
}

/** Where a phone joins: the address of its page, with the code of the stage. */
export const joinAddress = (origin: string, code: string): string =>
  `${origin}/jam-microphone?code=${code}`
