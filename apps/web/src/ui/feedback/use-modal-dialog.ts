import { type RefObject, useEffect, useRef } from 'react'
import { useLayer } from '../layers/use-layer.ts'

const fields = ':is(input, textarea, select):not([type="hidden"], [type="file"]), [contenteditable="true"]'
const typedInto =
  ':not([type="checkbox"], [type="radio"], [type="range"], [aria-haspopup], select):not(:disabled, :read-only)'

/** The marked field, or the first if one types into it: there a dialog with fields begins. */
function fieldToBeginWith(dialog: HTMLDialogElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(fields)
  return field?.matches(typedInto) ? field : null
}

/**
 * Returns the ref of a `<dialog>` that is modal while open. It begins at its first field, except on touch screens,
 * where the keyboard would cover it; on close the element focused before regains the focus.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(isOpen, onClose)
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    if (!window.matchMedia('(pointer: coarse)').matches) fieldToBeginWith(element)?.focus()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])
  return dialog
}
