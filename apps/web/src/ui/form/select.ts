import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'

export { Select, TagsInput } from '@mantine/core'

/** `comboboxProps` of one in a dialog, which lies over everything else: its list lies in it, and is not cut off by it. */
export const listInDialog = { withinPortal: false, floatingStrategy: 'fixed' } as const
