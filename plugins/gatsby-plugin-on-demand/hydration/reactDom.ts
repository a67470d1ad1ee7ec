/** Loads React's own code as a separate step of the start. */
import "react-dom/client"
