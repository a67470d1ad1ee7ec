/** Exports for the site's commands: uploads to a host by FTP and SSH. */
export { connectFtp, connectSftp } from "./upload/remoteFolders"
export { uploadSite } from "./upload/uploadSite"
