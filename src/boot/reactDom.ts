/** React's own code, as a step of the start by itself. */
import "react-dom/client"
