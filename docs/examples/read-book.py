"""Prints a book of the Bible verse by verse, by verse index: python3 read-book.py JHN KJV"""
import json, os, sys, time, urllib.error, urllib.parse, urllib.request

SERVER = os.environ.get("LECTERN_URL", "http://127.0.0.1:8080")
KEY = os.environ.get("LECTERN_KEY", "")


def ask(path, **query):
    """The body of an answer. Waits if the server asks for it with Retry-After, and ends the program on any other error."""
    request = urllib.request.Request(f"{SERVER}/api/{path}?{urllib.parse.urlencode(query)}")
    if KEY:
        request.add_header("Authorization", f"Bearer {KEY}")
    while True:
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            try:
                body = json.load(error)
            except ValueError:  # the answer of a proxy, not of Lectern
                sys.exit(f"{SERVER} answered with status {error.code}")
            if body["error"] not in ("rate_limited", "unavailable"):
                sys.exit(f"{body['error']}: {body['message']}")
            time.sleep(int(error.headers["Retry-After"]))
        except OSError as error:  # no connection, or no answer in ten seconds
            sys.exit(f"no answer from {SERVER}: {error}")


if len(sys.argv) != 3:
    sys.exit("usage: python3 read-book.py BOOK VERSION, such as JHN KJV")
wanted, version = sys.argv[1].upper(), sys.argv[2].upper()
# No key is needed for the books. Each has the indexes of its first and its last verse.
books = {book["key"]: book for book in ask("books")["data"]}
if wanted not in books:
    sys.exit(f"there is no book {wanted}; there is {', '.join(books)}")
first, last = books[wanted]["first_verse_index"], books[wanted]["last_verse_index"]
# One request may give as many verses as the plan of the key allows.
step = ask("usage")["max_verse_units"]
for start in range(first, last + 1, step):
    end = min(start + step - 1, last)
    for verse in ask("passage", start_index=start, end_index=end, version=version)["data"]:
        text = f"(not in the {version})" if verse.get("absent") else verse["text"]
        print(f"{verse['chapter']}:{verse['verse']} {text}")
