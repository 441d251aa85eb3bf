/** Saves a blob as a file with this name. */
export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the blob after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads from an address as a link would; the page stays. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
