import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'

export { Select, TagsInput } from '@mantine/core'

/**
 * `comboboxProps` for a select in a modal dialog: the list must be inside the dialog, as the modal covers all else, and
 * fixed positioning keeps the dialog from clipping it.
 */
export const listInDialog = { withinPortal: false, floatingStrategy: 'fixed' } as const
