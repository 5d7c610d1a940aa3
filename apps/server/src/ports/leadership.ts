/** What one node alone does at a time. */
export type LeaderTask = {
  /** Tells it from all others, on every node. */
  readonly name: string
  /** This node is to begin. */
  readonly begin: () => Promise<void>
  /** Another node may begin: resolves when nothing of it is done here any more. */
  readonly end: () => Promise<void>
}

/** Sees to it that of all nodes one does a task, and that another goes on with it when that one is gone. */
export interface Leadership {
  /** To be called once for each task. Resolves once it is known whether this node begins. */
  lead(task: LeaderTask): Promise<void>

  /** Runs work while no other node runs work of the same name: after it, or at once. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>

  /** Ends what this node leads, so that others go on at once. */
  stop(): Promise<void>
}
