import { useContext, useEffect } from 'react'
import { LearningContext } from './learning-context.ts'

/** Reports the text of a unit as opened once it is shown. */
export function OpenedText({ unitId }: { unitId: string }) {
  const learning = useContext(LearningContext)
  const piece = learning?.record.pieces.find(({ pieceId }) => pieceId === unitId)
  const isToOpen = piece !== undefined && !piece.isComplete
  const watching = learning?.watching
  useEffect(() => {
    if (isToOpen) watching?.opened(unitId)
  }, [isToOpen, watching, unitId])
  return null
}
