import { join } from 'node:path'

/** Paths of the embedded server's files, all in one folder of the data folder. */
export type Layout = {
  folder: string
  cluster: string
  socket: string
  lock: string
  log: string
  libraryLinks: string
  password: string
  ballast: string
}

export function layoutIn(dataFolder: string): Layout {
  const folder = join(dataFolder, 'database')
  return {
    folder,
    cluster: join(folder, 'cluster'),
    socket: join(folder, 'socket'),
    lock: join(folder, 'lock'),
    log: join(folder, 'server.log'),
    libraryLinks: join(folder, 'libraries'),
    password: join(folder, 'password'),
    ballast: join(folder, 'ballast'),
  }
}
