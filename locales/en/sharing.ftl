## The dialog that shares a position or a game

# Heading of the dialog; the buttons below share a link, text or files. At most 40 characters.
sharing-title = Share
# Label of a group of two: what is shared. At most 24 characters.
sharing-what = What to share
# Values of that choice: the position on the board now, or the whole game. $what: position or game. At most 24 characters each.
sharing-scope = { $what ->
    [position] Position
   *[game] Whole game
  }
# Buttons of the dialog. $kind: what the button gives: copied are link and text, saved as files are json, svg, png and gif. At most 28 characters each.
sharing-as = { $kind ->
    [link] Copy link
    [text] Copy text
    [json] Save as JSON
    [svg] Save as SVG picture
    [png] Save as PNG picture
   *[gif] Save as animated GIF
  }
# While a picture is made. At most 40 characters.
sharing-drawing = Drawing the picture…
# After that. At most 24 characters.
sharing-saved = Saved
# When it fails. At most 80 characters.
sharing-failed = The picture couldn’t be made. Please try again.
# Closes the dialog. At most 16 characters.
sharing-close = Close
