/** Whatever is asked of it, such as `arrayOf(string).isRequired`, is itself: nothing is checked. */
const anything: unknown = new Proxy(() => anything, { get: () => anything })

export default anything
