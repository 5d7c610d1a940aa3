import { CircleAlert } from 'lucide-react'

type FolderProblemsProps = {
  /** Says how many there are. */
  head: string
  /** Files of the folder, and what became of each. */
  problems: readonly { path: string; said: string }[]
  /** How many are named at most, and what says so where there may be more. */
  most: number
  cut: string
}

/** What was passed over in a folder, folded up; nothing where nothing was. */
export function FolderProblems({ head, problems, most, cut }: FolderProblemsProps) {
  if (problems.length === 0) return null
  return (
    <details className="ms-10">
      <summary className="w-fit cursor-pointer py-1">
        <CircleAlert aria-hidden className="me-2 inline size-5 text-lantern" />
        {head}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keys */}
      <ul tabIndex={0} className="mt-2 grid max-h-72 gap-2 overflow-y-auto">
        {problems.map(({ path, said }) => (
          <li key={`${path} ${said}`} className="wrap-anywhere">
            <bdi>{path}</bdi>
            <span className="block text-mist">{said}</span>
          </li>
        ))}
        {problems.length >= most && <li className="text-mist">{cut}</li>}
      </ul>
    </details>
  )
}
