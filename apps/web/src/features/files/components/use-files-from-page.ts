import { useEffect, useRef, useState } from 'react'

/** Takes files dropped or pasted anywhere on the page. Returns whether files are being dragged over it. */
export function useFilesFromPage(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault()
      setDragging(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false)
    }
    const onDrop = (event: DragEvent) => {
      setDragging(false)
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      take.current([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Office programs copy text together with a picture of it; the text is meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      take.current(files)
    }
    const listeners = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop } as const
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name as 'drop', listener)
    // In the capture phase, before the editor handles the event as text.
    window.addEventListener('paste', onPaste, true)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name as 'drop', listener)
      window.removeEventListener('paste', onPaste, true)
    }
  }, [])

  return isDragging
}

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false
