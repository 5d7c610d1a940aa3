import { useParams } from 'react-router'
import { WatchScreen } from '../../features/watch/page/watch-screen.tsx'

/** /watch/{id} */
export function WatchPage() {
  const { id } = useParams()
  return <WatchScreen segment={id} />
}
