### The settings: each is a label and its values, which stand side by side.

# Heading of the page. At most 40 characters.
settings-title = Settings
# Small print under the settings.
settings-kept = Saved in this browser only.

# Label of the list of languages, on the first page and in the settings. At most 30 characters.
setting-language = Language
# First entry of that list: the language that the browser asks for. $language: its own name, such as Deutsch. At most 30 characters.
setting-language-auto = System ({ $language })

# Label: light or dark pages. At most 50 characters.
setting-theme = Theme
# Value: as the system has it. At most 20 characters.
setting-theme-auto = System
# Value: bright pages. At most 20 characters.
setting-theme-light = Light
# Value: dark pages. At most 20 characters.
setting-theme-dark = Dark

# Label: what the boards look like. At most 50 characters.
setting-board = Board
# Value: the dark wood. At most 20 characters.
setting-board-walnut = Walnut
# Value: the light wood. At most 20 characters.
setting-board-maple = Maple
# Value: strong colours that are easy to tell apart. At most 24 characters.
setting-board-contrast = High contrast

# Label: letters and digits along the edge of the board. At most 50 characters.
setting-coordinates = Coordinates
# Value. At most 16 characters.
setting-coordinates-on = On
# Value. At most 16 characters.
setting-coordinates-off = Off

# Label: where several people share a device, the board turns to whoever is to move. At most 70 characters.
setting-turning = Pass and play: flip the board each turn
# Value. At most 16 characters.
setting-turning-off = Off
# Value. At most 16 characters.
setting-turning-on = On

# Label. At most 50 characters.
setting-sounds = Sounds
# Value. At most 16 characters.
setting-sounds-on = On
# Value. At most 16 characters.
setting-sounds-off = Off

# Label: whether pieces glide. At most 50 characters.
setting-motion = Animations
# Value: as the system has it. At most 20 characters.
setting-motion-auto = System
# Value. At most 16 characters.
setting-motion-off = Off

# Label: a fence has to be clicked twice. At most 50 characters.
setting-confirm = Confirm fences
# Value: never. At most 16 characters.
setting-confirm-never = Off
# Value: only on a touchscreen. At most 20 characters.
setting-confirm-touch = On touch
# Value. At most 16 characters.
setting-confirm-always = Always

# Label: before a fence is placed, the board shows how much longer everybody's way gets. At most 50 characters.
setting-hints = Preview fence effects
# Value. At most 16 characters.
setting-hints-on = On
# Value. At most 16 characters.
setting-hints-off = Off

# Label. At most 50 characters.
setting-reader = Screen-reader mode
# Value. At most 16 characters.
setting-reader-off = Off
# Value. At most 16 characters.
setting-reader-on = On
# Note under it.
settings-reader-note = Describes the board in text, lets you type moves, and announces every move.

# Label: moves made during the opponent's turn; the word of chess servers. At most 50 characters.
setting-premoves = Premoves
# Value. At most 16 characters.
setting-premoves-on = On
# Value. At most 16 characters.
setting-premoves-off = Off
# Note under it.
settings-premoves-note = Make your move during your opponent’s turn. It’s played on your turn if it’s still possible.

## Privacy: what is kept about people

# Heading of the page about personal data, and the link to it. At most 40 characters.
privacy-title = Privacy
# A paragraph: what is not sent to a server.
privacy-local = Settings and games against the computer or on one screen stay in this browser.
# A paragraph: what a server keeps.
privacy-online = Online, the server keeps a random id in a cookie, the name you choose, and your games with the time of every move.
# A paragraph: for how long. The operator is whoever runs the server.
privacy-time = The cookie lasts a year from your last visit. Names and games are kept until the operator of the server deletes them.
# A paragraph: what isn't done.
privacy-never = No accounts, no ads, no tracking. Network addresses are used to prevent abuse and are not stored.
# A paragraph. $id is the id of the reader, 16 letters and digits.
privacy-delete = To have your data deleted, send this id to the operator of the server: { $id }
