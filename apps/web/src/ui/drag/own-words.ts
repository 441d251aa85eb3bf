import type { DndContextProps } from '@dnd-kit/core'

const nothing = () => undefined

/** Silences dnd-kit's English announcements, for lists that announce moves themselves. */
export const ownWords: NonNullable<DndContextProps['accessibility']> = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}
