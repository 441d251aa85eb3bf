import type { DndContextProps } from '@dnd-kit/core'

const nothing = () => undefined

/** For what says itself where something is: the library would say it again, in English. */
export const ownWords: NonNullable<DndContextProps['accessibility']> = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}
