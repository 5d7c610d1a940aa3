import * as z from 'zod/mini'
import type { Routes } from '../route.ts'
import {
  deviceHandleSchema,
  deviceListSchema,
  deviceSchema,
  renamedDeviceSchema,
  revokedDeviceSchema,
} from './devices.ts'

const params = z.object({ id: deviceHandleSchema })

/** Routes of devices, for grown-ups. */
export const DEVICE_ROUTES = {
  list: {
    method: 'GET',
    path: '/api/devices',
    summary: 'The browsers of the household, the one seen last at the top',
    tag: 'household',
    titles: 'none',
    isForGrownUps: true,
    answer: deviceListSchema,
  },
  rename: {
    method: 'PUT',
    path: '/api/devices/:id',
    summary: 'Call a device something',
    tag: 'household',
    titles: 'none',
    isForGrownUps: true,
    params,
    body: renamedDeviceSchema,
    answer: deviceSchema,
  },
  revoke: {
    method: 'DELETE',
    path: '/api/devices/:id',
    summary: 'Take from a device what it had chosen',
    tag: 'household',
    titles: 'none',
    isForGrownUps: true,
    params,
    answer: revokedDeviceSchema,
  },
} as const satisfies Routes
