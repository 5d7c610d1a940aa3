import { POOL_SIZE } from '../../database-on-pool.ts'
import type { ServerAddress } from '../platform/server-address.ts'
import { SOCKET_PORT } from '../platform/socket-folder.ts'

/** Beside the pool: the job queue, a migration, a backup, and three that PostgreSQL keeps back. */
const OTHER_CONNECTIONS = 20

/**
 * The arguments the server is started with. They are given at every start instead of kept in its
 * folder, so that a new version of Starnest brings its settings along.
 */
export function serverArguments(clusterFolder: string, address: ServerAddress): string[] {
  const settings = { ...reachedAt(address), ...SIZES, ...DURABILITY, ...MANNERS }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', clusterFolder, ...options]
}

function reachedAt(address: ServerAddress): Record<string, string | number> {
  if (address.is === 'tcp') {
    return { listen_addresses: '127.0.0.1', port: address.port, ssl: 'off' }
  }
  // A list in which a path with a comma or a space has to stand in double quotes.
  const folder = `"${address.folder.replaceAll('"', '""')}"`
  return {
    listen_addresses: '',
    port: SOCKET_PORT,
    unix_socket_directories: folder,
    unix_socket_permissions: '0700',
    ssl: 'off',
  }
}

const SIZES = {
  max_connections: POOL_SIZE + OTHER_CONNECTIONS,
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  jit: 'off',
}

/** What is acknowledged is on the disk. No other server copies this one, so its log stays small. */
const DURABILITY = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
}

/**
 * The log tells what the server does, in English and UTC. Failed statements are left out: whoever
 * sent them gets the error, and they would copy a family's data into the log.
 */
const MANNERS = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}
