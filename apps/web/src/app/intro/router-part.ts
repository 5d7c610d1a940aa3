/** The part of a router that the intro needs. */
export type Router = {
  state: { location: { pathname: string; search: string } }
  navigate(to: string, options: { replace: true; preventScrollReset: true }): Promise<void>
}
