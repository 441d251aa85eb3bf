/** Returns the name of a draft on the device. */
export const deviceName = (account: string, id: string) => `export.${account}.${id}`
