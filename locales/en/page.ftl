### Texts of the page itself, read by search engines, browsers and whoever shows a preview of a link.

# The title of the page before the app has loaded, and in search results. At most 60 characters.
page-title = Farside – Quoridor and Squadro
# The description in search results. At most 160 characters.
page-description = Quoridor and Squadro: play the computer, pass and play, or invite a friend. Free, no account, no ads.
# The title in the preview of a link, in chats for example. At most 60 characters.
page-share-title = Farside – Quoridor and Squadro
# The text in the preview of a link. At most 160 characters.
page-share-description = Play the computer, pass and play, or invite a friend with a link. Free, no account, no ads.
# Shown instead of the app where the browser runs no JavaScript (not translated).
page-noscript = Farside needs JavaScript: the board is drawn and the rules are checked in your browser.
# The description of the app where it is installed. At most 160 characters.
manifest-description = Quoridor and Squadro: play the computer, pass and play, or invite a friend.
