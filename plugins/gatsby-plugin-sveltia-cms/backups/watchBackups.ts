import { read, readText } from "../../gatsby-plugin-content-model/json"
import type { NoteBackup } from "./listBackups"

/** Object store in which Sveltia CMS backs up forms, keyed by collection and form (bundle/adaptations.ts). */
const storeName = "draft-backups"

/** Calls `note` when Sveltia CMS backs up a form on the device, and when it deletes the backup. */
export const watchBackups = (note: NoteBackup): void => {
  const { put, delete: remove } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value: unknown, ...key) {
    if (this.name === storeName) {
      const { db } = this.transaction
      note(read({ slug: readText }, value).slug, true, () => {
        put.call(db.transaction(storeName, "readwrite").objectStore(storeName), value)
      })
    }
    return put.call(this, value, ...key)
  }
  IDBObjectStore.prototype.delete = function (key) {
    if (this.name === storeName && Array.isArray(key)) note(String(key[1]), false)
    return remove.call(this, key)
  }
}
