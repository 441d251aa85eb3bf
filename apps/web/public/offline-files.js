/* Waiting files, in the device's own database, where the application reads them: drafts/waiting/waiting-files.ts. */
const opened = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('learntrail-waiting')
    request.onupgradeneeded = () => request.result.createObjectStore('files')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore(mode, work) {
  const database = await opened()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction('files', mode)
      const request = work(transaction.objectStore('files'))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

export const keepFile = (key, blob) => inStore('readwrite', (files) => files.put(blob, key))
export const readFile = (key) => inStore('readonly', (files) => files.get(key))
export const dropFile = (key) => inStore('readwrite', (files) => files.delete(key))
