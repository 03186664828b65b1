//! The web app as it is embedded.

mod site;
