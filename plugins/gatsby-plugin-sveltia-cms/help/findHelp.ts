/** Returns the URL of the part of the guide that explains what the editor shows at `hash`, its path. */
export const findHelp = (hash: string): string => {
  if (hash.startsWith("#/assets")) return "/admin/help/#pictures"
  return hash.includes("/entries/") || hash.startsWith("#/workflow") ? "/admin/help/#publish" : "/admin/help/"
}
