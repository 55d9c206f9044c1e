// Notices to people whose page is closed, with a push service, a mail program and a hook service of
// our own.
#include <arpa/inet.h>
#include <atomic>
#include <chrono>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <mutex>
#include <netinet/in.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <sstream>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "apps/server/notices/delivery.h"
#include "apps/server/notices/web_push.h"
#include "apps/server/serve.h"
#include "client.h"
#include "record/digest.h"
#include "record/json.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

constexpr const char* kBrowser =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr const char* kBrowserSecret = "BTBZMqHH6r4Tts7J_aSIgg";

std::string bytes(std::string_view base64url) {
    return bytes_from_base64url(base64url);
}

constexpr const char* kBrowserKey = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";

std::string browser_keys() {
    return std::string(kBrowser) + " " + kBrowserSecret;
}

// A private key of P-256 as DER, by RFC 5915, from its number and its point.
std::string der(const std::string& number, const std::string& point) {
    return "\x30\x77\x02\x01\x01\x04\x20" + number +
           "\xA0\x0A\x06\x08\x2A\x86\x48\xCE\x3D\x03\x01\x07\xA1\x44\x03\x42" +
           std::string(1, '\0') + point;
}

// The example of RFC 8291, section 5.
TEST(WebPush, EncryptsTheExampleOfItsStandard) {
    const std::string point = bytes(
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    const std::string once = der(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), point);
    EXPECT_EQ(push_point(once), point);
    EXPECT_EQ(base64url(encrypt_push("When I grow up, I want to be a watermelon", browser_keys(),
                                     once, bytes("DGv6ra1nlYgDCS1FRnbzlw"))),
              "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
              "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
              "WGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(WebPush, KnowsPointsThatAreNotOnTheCurve) {
    std::string point = bytes(kBrowser);
    point.back() = static_cast<char>(point.back() ^ 1);
    for (const std::string& keys : {base64url(point) + " " + kBrowserSecret, std::string("x y"),
                                    std::string(), std::string(kBrowser).substr(0, 44) + " x"})
        EXPECT_THROW(encrypt_push({}, keys, make_push_key(), {}), Refused) << keys;
}

std::string hmac(const std::string& key, const std::string& text) {
    std::string digest(32, '\0');
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
         reinterpret_cast<const unsigned char*>(text.data()), text.size(),
         reinterpret_cast<unsigned char*>(digest.data()), nullptr);
    return digest;
}

// The text of a message, as the browser of that example reads it.
std::string decrypted(const std::string& body) {
    using namespace std::string_literals;
    const auto raw = [](const std::string& text) {
        return reinterpret_cast<const unsigned char*>(text.data());
    };
    const std::string salt = body.substr(0, 16);
    const std::string sender = body.substr(21, 65);
    const std::string own = der(bytes(kBrowserKey), bytes(kBrowser));
    const unsigned char* at = raw(own);
    EVP_PKEY* ours = d2i_PrivateKey(EVP_PKEY_EC, nullptr, &at, static_cast<long>(own.size()));
    EVP_PKEY* theirs = EVP_PKEY_new();
    EVP_PKEY_copy_parameters(theirs, ours);
    EVP_PKEY_set1_encoded_public_key(theirs, raw(sender), sender.size());
    EVP_PKEY_CTX* shares = EVP_PKEY_CTX_new(ours, nullptr);
    std::string shared(32, '\0');
    std::size_t size = shared.size();
    EVP_PKEY_derive_init(shares);
    EVP_PKEY_derive_set_peer(shares, theirs);
    EVP_PKEY_derive(shares, reinterpret_cast<unsigned char*>(shared.data()), &size);
    EVP_PKEY_CTX_free(shares);
    EVP_PKEY_free(ours);
    EVP_PKEY_free(theirs);
    const std::string input = hmac(hmac(bytes(kBrowserSecret), shared),
                                   "WebPush: info\0"s + bytes(kBrowser) + sender + "\x01");
    const std::string root = hmac(salt, input);
    const std::string key = hmac(root, "Content-Encoding: aes128gcm\0\x01"s);
    const std::string nonce = hmac(root, "Content-Encoding: nonce\0\x01"s);
    const std::string sealed = body.substr(86, body.size() - 86 - 16);
    std::string tag = body.substr(body.size() - 16);
    std::string text(sealed.size(), '\0');
    int length = 0;
    EVP_CIPHER_CTX* opens = EVP_CIPHER_CTX_new();
    EVP_DecryptInit_ex(opens, EVP_aes_128_gcm(), nullptr, raw(key), raw(nonce));
    EVP_DecryptUpdate(opens, reinterpret_cast<unsigned char*>(text.data()), &length, raw(sealed),
                      static_cast<int>(sealed.size()));
    EVP_CIPHER_CTX_ctrl(opens, EVP_CTRL_GCM_SET_TAG, 16, tag.data());
    const int is_whole = EVP_DecryptFinal_ex(opens, nullptr, &length);
    EVP_CIPHER_CTX_free(opens);
    EXPECT_EQ(is_whole, 1);
    EXPECT_TRUE(text.ends_with('\x02'));
    return text.substr(0, text.size() - 1);
}

bool is_signed_by(const std::string& point, const std::string& text, const std::string& signature) {
    OSSL_PARAM_BLD* parts = OSSL_PARAM_BLD_new();
    OSSL_PARAM_BLD_push_utf8_string(parts, OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0);
    OSSL_PARAM_BLD_push_octet_string(parts, OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
    OSSL_PARAM* all = OSSL_PARAM_BLD_to_param(parts);
    EVP_PKEY_CTX* making = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
    EVP_PKEY* key = nullptr;
    EVP_PKEY_fromdata_init(making);
    EVP_PKEY_fromdata(making, &key, EVP_PKEY_PUBLIC_KEY, all);
    const auto* raw = reinterpret_cast<const unsigned char*>(signature.data());
    ECDSA_SIG* both = ECDSA_SIG_new();
    ECDSA_SIG_set0(both, BN_bin2bn(raw, 32, nullptr), BN_bin2bn(raw + 32, 32, nullptr));
    unsigned char* der = nullptr;
    const int size = i2d_ECDSA_SIG(both, &der);
    EVP_MD_CTX* context = EVP_MD_CTX_new();
    EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, key);
    const int found =
        EVP_DigestVerify(context, der, static_cast<std::size_t>(size),
                         reinterpret_cast<const unsigned char*>(text.data()), text.size());
    EVP_MD_CTX_free(context);
    OPENSSL_free(der);
    ECDSA_SIG_free(both);
    EVP_PKEY_free(key);
    EVP_PKEY_CTX_free(making);
    OSSL_PARAM_free(all);
    OSSL_PARAM_BLD_free(parts);
    return found == 1;
}

TEST(WebPush, SignsItsNameForAPushService) {
    const std::string key = make_push_key();
    const std::string line =
        push_authorization(key, "https://push.example.org", "mailto:ada@example.org",
                           std::chrono::sys_seconds(std::chrono::seconds(1'800'000'000)));
    ASSERT_TRUE(line.starts_with("vapid t=")) << line;
    const std::string token = line.substr(8, line.find(',') - 8);
    EXPECT_EQ(line.substr(line.find(" k=") + 3), base64url(push_point(key)));
    const std::size_t end = token.rfind('.');
    const std::string claims = token.substr(token.find('.') + 1, end - token.find('.') - 1);
    EXPECT_EQ(
        bytes_from_base64url(claims),
        R"({"aud":"https://push.example.org","exp":1800000000,"sub":"mailto:ada@example.org"})");
    EXPECT_TRUE(is_signed_by(push_point(key), token.substr(0, end),
                             bytes_from_base64url(token.substr(end + 1))));
    EXPECT_FALSE(is_signed_by(push_point(key), "x", bytes_from_base64url(token.substr(end + 1))));
}

TEST(Addresses, AreTheHostsOfTheListAndNoOthers) {
    const std::vector<std::string> hosts{"a.org", "*.b.org", "http://127.0.0.1:9"};
    const auto may_call = [&](const char* url) { return allowed_address(hosts, url).has_value(); };
    EXPECT_TRUE(may_call("https://a.org/x?y"));
    EXPECT_TRUE(may_call("https://A.org:443/x"));
    EXPECT_TRUE(may_call("https://x.b.org"));
    EXPECT_TRUE(may_call("http://127.0.0.1:9/x"));
    for (const char* other : {"http://a.org/",
                              "https://a.org:8443/",
                              "https://b.org/",
                              "https://xb.org/",
                              "https://a.org.evil.org/",
                              "https://a.org@evil.org/",
                              "https://evil.org#@a.org/",
                              "http://127.0.0.1:10/",
                              "ftp://a.org/",
                              "https://a.org/ x",
                              "https://a.org/\r\nx",
                              "https://127.0.0.1/",
                              "https://a.org:443x/",
                              "https://a.org\\@evil.org/",
                              "https:///x",
                              "https://user@a.org/",
                              "https://user:word@a.org/",
                              "https://a.org./",
                              "https://x.b.org./",
                              "https://x.b.org:8443/",
                              "HTTPS://a.org/",
                              "https://[::1]/",
                              "https://[::ffff:127.0.0.1]/",
                              "https://2130706433/",
                              "https://a.org%2eevil.org/",
                              "https://a.org\t/",
                              "file:///a.org",
                              "gopher://a.org/",
                              "https://a.org:4430/",
                              "http://x.b.org/",
                              "//a.org/",
                              "a.org",
                              ""})
        EXPECT_FALSE(may_call(other)) << other;
    EXPECT_EQ(allowed_address(hosts, "https://A.ORG:443/X")->url, "https://a.org/X");
}

TEST(Addresses, OfNoNetworkBehindThisMachineAreCalled) {
    const auto leads_out = [](const std::string& text) {
        sockaddr_in6 six{};
        six.sin6_family = AF_INET6;
        sockaddr_in four{};
        four.sin_family = AF_INET;
        if (inet_pton(AF_INET, text.c_str(), &four.sin_addr) == 1)
            return is_public(reinterpret_cast<const sockaddr&>(four));
        EXPECT_EQ(inet_pton(AF_INET6, text.c_str(), &six.sin6_addr), 1) << text;
        return is_public(reinterpret_cast<const sockaddr&>(six));
    };
    for (const char* address : {"9.9.9.9", "172.15.0.1", "172.32.0.1", "192.169.0.1", "11.0.0.1",
                                "100.63.0.1", "128.0.0.1", "2620:fe::fe", "2a00::1"})
        EXPECT_TRUE(leads_out(address)) << address;
    for (const char* address :
         {"127.0.0.1",        "127.8.8.8",      "0.0.0.0",         "10.1.2.3",   "172.16.0.1",
          "172.31.255.255",   "192.168.0.1",    "169.254.169.254", "100.64.0.1", "192.0.0.8",
          "198.18.0.1",       "224.0.0.1",      "255.255.255.255", "::",         "::1",
          "::ffff:127.0.0.1", "::ffff:9.9.9.9", "fe80::1",         "fd00::1",    "ff02::1",
          "64:ff9b::7f00:1",  "2002:7f00:1::1"})
        EXPECT_FALSE(leads_out(address)) << address;
}

TEST(Addresses, OfLettersHoldNoFurtherLine) {
    EXPECT_TRUE(is_mail_address("ada.l+x@mail.example.org"));
    for (const char* other :
         {"ada", "@example.org", "ada@", "-oX@example.org", "ada@example", "a@b.org\nBcc: c@d.org",
          "a@b.org,c@d.org", "a b@c.org", "a@b@c.org", "|x@b.org", "a%c.org@b.org"})
        EXPECT_FALSE(is_mail_address(other)) << other;
}

// Takes requests one after another, and answers each as it was told last.
class Service {
  public:
    Service() : listening_(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof place;
        bind(listening_, reinterpret_cast<sockaddr*>(&place), size);
        listen(listening_, 16);
        getsockname(listening_, reinterpret_cast<sockaddr*>(&place), &size);
        origin_ = "http://127.0.0.1:" + std::to_string(ntohs(place.sin_port));
        thread_ = std::thread([this] { serve(); });
    }
    ~Service() {
        shutdown(listening_, SHUT_RDWR);
        thread_.join();
        for (const int client : held_) close(client);
        close(listening_);
    }
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    const std::string& origin() const { return origin_; }
    void answer(const std::string& line, bool is_endless = false) {
        const std::lock_guard lock(mutex_);
        answer_ = line;
        is_endless_ = is_endless;
    }
    // From now on, nothing.
    void fall_silent() { is_silent_ = true; }
    std::vector<std::string> requests() {
        const std::lock_guard lock(mutex_);
        return requests_;
    }

  private:
    void serve() {
        for (;;) {
            const int client = accept(listening_, nullptr, nullptr);
            if (client < 0) return;
            std::string text(65'536, '\0');
            std::size_t size = 0;
            for (std::size_t whole = 1, head = 0; size < whole || head == 0;) {
                const ssize_t more = read(client, text.data() + size, text.size() - size);
                if (more <= 0) break;
                size += static_cast<std::size_t>(more);
                head = text.substr(0, size).find("\r\n\r\n") + 1;
                const std::size_t length = text.find("Content-Length: ");
                if (head > 0) whole = head + 3 + std::stoul(text.substr(length + 16));
            }
            const std::lock_guard lock(mutex_);
            requests_.push_back(text.substr(0, size));
            if (is_silent_) {
                held_.push_back(client);
                continue;
            }
            const std::string answer = "HTTP/1.1 " + answer_ + "\r\nConnection: close\r\n\r\n";
            EXPECT_GT(write(client, answer.data(), answer.size()), 0);
            // A body without an end.
            const std::string more(65'536, 'x');
            while (is_endless_ && send(client, more.data(), more.size(), MSG_NOSIGNAL) > 0) {
            }
            close(client);
        }
    }

    int listening_;
    std::string origin_;
    std::mutex mutex_;
    std::string answer_ = "201 Created\r\nContent-Length: 0";
    bool is_endless_ = false;
    std::atomic<bool> is_silent_ = false;
    std::vector<int> held_;
    std::vector<std::string> requests_;
    std::thread thread_;
};

std::string text_at(const Value& document, const char* name) {
    const Value* value = document.find(name);
    return value && value->text() ? *value->text() : std::string();
}

struct NoticesTest : ::testing::Test {
    TemporaryFolder folder;
    Service service;
    ServeOptions options;
    std::unique_ptr<Server> server;
    Value table;

    NoticesTest() {
        const auto program = folder.path() / "sendmail";
        std::ofstream(program) << "#!/bin/sh\necho \"ARGUMENTS $*\" >> " << folder.path().string()
                               << "/letters\ncat >> " << folder.path().string() << "/letters\n";
        chmod(program.c_str(), 0700);
        choose();
        begin();
        table = request(server->port(), "POST", "/api/tables",
                        R"({"game":"diplomacy","options":{"game":"standard"}})")
                    .json();
    }
    void begin() {
        server.reset();
        server = std::make_unique<Server>(options);
    }
    void choose() {
        options.port = 0;
        options.data = folder.path();
        options.questions_each = options.tables_each = 1'000'000;
        options.public_url = "https://play.example.org";
        options.push_contact = "mailto:ada@example.org";
        options.push_hosts = {service.origin()};
        options.hook_hosts = {service.origin()};
        options.sendmail = (folder.path() / "sendmail").string();
        options.notice_patience = std::chrono::milliseconds(100);
    }
    std::string id() const { return text_at(table, "table"); }
    std::string token(const char* seat) const { return text_at(*table.find("seats"), seat); }
    std::string host() const { return text_at(table, "host"); }
    std::string letters() const {
        std::ostringstream all;
        all << std::ifstream(folder.path() / "letters").rdbuf();
        return all.str();
    }
    Reply order(const std::string& who, const Value& body) {
        return request(server->port(), "POST", "/api/tables/" + id() + "/notices", to_json(body),
                       {{"Authorization", "Bearer " + who}});
    }
    Reply orders(const std::string& who) {
        return request(server->port(), "GET", "/api/tables/" + id() + "/notices", {},
                       {{"Authorization", "Bearer " + who}});
    }
    std::size_t count(const std::string& who) {
        return orders(who).json().find("orders")->items()->size();
    }
    Value push_order() const { return push_order(service.origin() + "/to/france"); }
    static Value push_order(const std::string& address) {
        return Value::fields()
            .set("way", "push")
            .set("address", address)
            .set("keys", browser_keys());
    }
    Value hook_order(const std::string& path) const {
        return Value::fields().set("way", "hook").set("address", service.origin() + "/" + path);
    }
    // Comes to a seat and goes again.
    void visit(const char* seat) {
        WebSocket page(server->port(), id());
        page.say(hello(token(seat)));
        page.hear("table");
    }
    template <class Is>
    bool comes(const Is& is) {
        for (int i = 0; i < 150; ++i) {
            if (is()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }
    // Waits a little: nothing more is expected.
    std::size_t requests_in_the_end() {
        for (int i = 0; i < 30; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return service.requests().size();
    }
    bool gets(std::size_t requests) {
        return comes([&] { return service.requests().size() >= requests; });
    }
};

TEST_F(NoticesTest, ABrowserIsToldOnceATurn) {
    EXPECT_EQ(order(token("france"), push_order()).status, 200);
    visit("france");
    ASSERT_TRUE(gets(1));
    visit("germany");
    EXPECT_EQ(requests_in_the_end(), 1U) << "the turn is the same";
    const std::string sent = service.requests().front();
    EXPECT_NE(sent.find("POST /to/france"), std::string::npos) << sent;
    EXPECT_NE(sent.find("TTL: "), std::string::npos);
    EXPECT_NE(sent.find("Content-Encoding: aes128gcm"), std::string::npos);
    EXPECT_EQ(sent.find(token("france")), std::string::npos);
    EXPECT_EQ(decrypted(sent.substr(sent.find("\r\n\r\n") + 4)),
              R"({"table":")" + id() + R"(","words":"It is your turn. Diplomacy: Spring 1901."})");
}

TEST_F(NoticesTest, AnOpenPageIsNotTold) {
    EXPECT_EQ(order(token("france"), push_order()).status, 200);
    WebSocket page(server->port(), id());
    page.say(hello(token("france")));
    page.hear("table");
    EXPECT_EQ(requests_in_the_end(), 0U);
}

TEST_F(NoticesTest, ABrowserThatIsGoneIsForgotten) {
    EXPECT_EQ(order(token("france"), push_order()).status, 200);
    EXPECT_EQ(count(token("france")), 1U);
    EXPECT_EQ(count(token("germany")), 0U) << "nobody else sees it";
    service.answer("410 Gone\r\nContent-Length: 0");
    visit("france");
    EXPECT_TRUE(comes([&] { return count(token("france")) == 0; }));
}

TEST_F(NoticesTest, ARedirectionIsNotFollowed) {
    EXPECT_EQ(order(token("france"), push_order()).status, 200);
    service.answer("307 Elsewhere\r\nLocation: " + service.origin() +
                   "/elsewhere\r\nContent-Length: 0");
    visit("france");
    ASSERT_TRUE(gets(1));
    EXPECT_EQ(requests_in_the_end(), 1U);
    EXPECT_EQ(count(token("france")), 1U);
}

TEST_F(NoticesTest, RefusalsNameFieldValueAndRule) {
    const auto refused = [&](const std::string& who, Value body, const char* field,
                             const char* text) {
        const Reply reply = order(who, body);
        EXPECT_EQ(reply.status, 409) << reply.body;
        EXPECT_EQ(reply.field(), field);
        EXPECT_NE(reply.text().find(text), std::string::npos) << reply.text();
    };
    Value elsewhere = push_order();
    elsewhere.set("address", "https://evil.example.org/x");
    refused(token("france"), elsewhere, "address", "evil.example.org");
    refused(host(), Value::fields().set("way", "hook").set("address", "https://evil.example.org/"),
            "address", service.origin().c_str());
    refused(token("france"),
            Value::fields().set("way", "mail").set("address", "a@b.org\nBcc: c@d.org"), "address",
            "e-mail address");
    refused(host(), push_order(), "way", "push");
    EXPECT_EQ(order("stranger", push_order()).status, 403);
    EXPECT_EQ(orders("stranger").status, 403);
    EXPECT_TRUE(letters().empty());
}

TEST_F(NoticesTest, AHookIsCalledOnceATurnWithoutSecrets) {
    EXPECT_EQ(order(host(), hook_order("hook")).status, 200);
    visit("france");
    ASSERT_TRUE(gets(1));
    visit("germany");
    EXPECT_EQ(requests_in_the_end(), 1U);
    const std::string sent = service.requests().front();
    EXPECT_NE(sent.find(R"("content":"Awaited. Diplomacy: Spring 1901)"), std::string::npos)
        << sent;
    EXPECT_NE(sent.find("https://play.example.org/table/" + id()), std::string::npos) << sent;
    EXPECT_EQ(sent.find(token("france")), std::string::npos);
    EXPECT_EQ(sent.find(host()), std::string::npos);
}

TEST_F(NoticesTest, AnAddressIsConfirmedAndStoppedByLinks) {
    EXPECT_EQ(
        order(token("france"), Value::fields().set("way", "mail").set("address", "ada@example.org"))
            .status,
        200);
    const std::string order_id =
        text_at(orders(token("france")).json().find("orders")->items()->front(), "id");
    const std::string stop = "/api/notices/" + order_id + "/stop";
    ASSERT_TRUE(comes([&] { return letters().find(stop) != std::string::npos; }));
    const std::string all = letters();
    const std::size_t start = all.rfind("/api/notices/", all.find("/confirm\n"));
    const std::string confirm = all.substr(start, all.find('\n', start) - start);
    ASSERT_TRUE(confirm.ends_with("/confirm")) << all;
    EXPECT_EQ(request(server->port(), "POST", "/api/notices/" + order_id + "/confirm").status, 200)
        << "they who ordered have not read the letter";
    EXPECT_NE(letters().find("ARGUMENTS -i -t\nTo: ada@example.org\n"), std::string::npos)
        << letters();
    visit("france");
    requests_in_the_end();
    EXPECT_EQ(letters().find("your turn\n"), std::string::npos) << "it is not confirmed";
    EXPECT_EQ(request(server->port(), "GET", confirm).status, 200) << "a program looked";
    EXPECT_EQ(*orders(token("france")).json().find("orders")->items()->front().find("confirmed"),
              Value(false));
    EXPECT_EQ(request(server->port(), "POST", confirm).status, 200);
    begin();
    for (const char* seat : {"austria", "england", "germany", "italy", "russia", "turkey"}) {
        WebSocket page(server->port(), id());
        page.say(hello(token(seat)));
        page.hear("table");
        page.say(R"({"type":"orders","id":"1","ply":0,"orders":[],"confirm":true})");
        page.hear("ack");
    }
    {
        WebSocket page(server->port(), id());
        page.say(hello(token("france")));
        page.hear("table");
        page.say(R"({"type":"orders","id":"1","ply":0,"orders":["A PAR H"],"confirm":true})");
        page.hear("ack");
    }
    ASSERT_TRUE(comes([&] {
        return letters().find("Subject: Occasus: your turn") != std::string::npos;
    })) << letters();
    for (const std::string& secret : {token("france"), host(), std::string("A PAR H")})
        EXPECT_EQ(letters().find(secret), std::string::npos);
    EXPECT_NE(letters().find("List-Unsubscribe: <https://play.example.org" + stop + ">"),
              std::string::npos);
    for (int times = 0; times < 2; ++times)
        EXPECT_EQ(request(server->port(), "POST", stop).status, 200);
    EXPECT_EQ(count(token("france")), 0U);
}

TEST_F(NoticesTest, OrdersAndTheKeyOutliveTheServer) {
    EXPECT_EQ(order(token("france"), push_order()).status, 200);
    const std::string key = text_at(orders(token("france")).json(), "push");
    begin();
    EXPECT_EQ(text_at(orders(token("france")).json(), "push"), key);
    EXPECT_EQ(count(token("france")), 1U);
}

TEST(Requests, ReachNoAddressOfThisMachineByName) {
    Service service;
    const std::string port = service.origin().substr(service.origin().rfind(':'));
    const std::atomic<bool> ends = false;
    for (const std::string& origin :
         {"https://localhost" + port, "https://127.0.0.1" + port, std::string("https://0.0.0.0"),
          std::string("https://169.254.169.254")}) {
        const auto to = allowed_address({origin}, origin + "/latest");
        ASSERT_TRUE(to) << "the owner of the server has named it";
        EXPECT_THROW(send_post(*to, {}, "x", ends), std::runtime_error) << origin;
    }
    EXPECT_TRUE(service.requests().empty());
    EXPECT_TRUE(send_post(*allowed_address({service.origin()}, service.origin()), {}, "x", ends));
}

TEST(Requests, ReadNoMoreThanTheStatus) {
    Service service;
    service.answer("200 OK", true);
    const std::atomic<bool> ends = false;
    const auto begun = std::chrono::steady_clock::now();
    EXPECT_TRUE(send_post(*allowed_address({service.origin()}, service.origin()), {}, "x", ends));
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(5));
}

TEST(Requests, GoThroughNoProxyOfTheSurroundings) {
    Service service;
    Service proxy;
    setenv("http_proxy", proxy.origin().c_str(), 1);
    const std::atomic<bool> ends = false;
    EXPECT_TRUE(send_post(*allowed_address({service.origin()}, service.origin()), {}, "x", ends));
    unsetenv("http_proxy");
    EXPECT_TRUE(proxy.requests().empty());
}

TEST(Letters, FailWithTheirProgramAndHaveNoneOfOurFiles) {
    const TemporaryFolder folder;
    const auto program = folder.path() / "it's";
    EXPECT_THROW(send_letter(program.string(), "To: a@b.org\n\n"), std::runtime_error);
    EXPECT_THROW(send_letter("/bin/false", std::string(200'000, 'x')), std::runtime_error);
    const auto lists = folder.path() / "lists files";
    std::ofstream(lists) << "#!/bin/sh\nls /proc/self/fd > '" << folder.path().string()
                         << "/files'\n";
    chmod(lists.c_str(), 0700);
    const int open = socket(AF_INET, SOCK_STREAM, 0);
    send_letter(lists.string(), "To: a@b.org\n\n");
    std::ostringstream files;
    files << std::ifstream(folder.path() / "files").rdbuf();
    EXPECT_EQ(files.str(), "0\n1\n2\n3\n") << "and the folder that it lists";
    close(open);
}

// Others are told meanwhile, and the server ends in time.
TEST_F(NoticesTest, AServiceThatNeverAnswersHoldsUpNobody) {
    Service silent;
    silent.fall_silent();
    options.push_hosts.push_back(silent.origin());
    begin();
    const std::vector<const char*> seats{"austria", "england", "france", "germany",
                                         "italy",   "russia",  "turkey"};
    for (const char* seat : seats)
        for (int browser = 0; browser < 3; ++browser)
            EXPECT_EQ(
                order(token(seat), push_order(silent.origin() + "/" + std::to_string(browser)))
                    .status,
                200);
    EXPECT_EQ(order(token("france"), push_order()).status, 200);
    for (const char* seat : seats) visit(seat);
    ASSERT_TRUE(comes([&] { return silent.requests().size() >= 7; }));
    ASSERT_TRUE(gets(1));
    const auto begun = std::chrono::steady_clock::now();
    EXPECT_EQ(request(server->port(), "GET", "/api/tables/" + id()).status, 200);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(3));
    server.reset();
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(6));
}

TEST_F(NoticesTest, ThousandsOfOrdersAreFew) {
    for (int times = 0; times < 300; ++times)
        EXPECT_EQ(order(token("france"), push_order(service.origin() + "/" + std::to_string(times)))
                      .status,
                  times < 4 ? 200 : 409);
    EXPECT_EQ(count(token("france")), 4U);
    for (int times = 0; times < 50; ++times)
        EXPECT_EQ(order(host(), hook_order(std::to_string(times))).status, 200);
    EXPECT_EQ(count(host()), 1U) << "the last";
}

TEST_F(NoticesTest, ASeatOfAnotherPersonTellsThemNothingOfTheOneBefore) {
    EXPECT_EQ(order(token("france"), push_order()).status, 200);
    const auto say = [&](const std::string& way, const std::string& body, const std::string& who) {
        return request(server->port(), "POST", "/api/tables/" + id() + "/seats/france" + way, body,
                       {{"Authorization", "Bearer " + who}});
    };
    EXPECT_EQ(say("", R"({"kind":"open"})", token("france")).status, 200);
    const std::string next = text_at(say("/take", "", "").json(), "token");
    ASSERT_FALSE(next.empty());
    EXPECT_EQ(orders(token("france")).status, 403);
    EXPECT_EQ(count(next), 0U);
    WebSocket page(server->port(), id());
    page.say(hello(next));
    page.hear("table");
    page.drop();
    EXPECT_EQ(requests_in_the_end(), 0U);
}

TEST_F(NoticesTest, AVisitorAsksForFewLetters) {
    const auto ask = [&](const char* seat, const std::string& address) {
        return order(token(seat), Value::fields().set("way", "mail").set("address", address))
            .status;
    };
    for (int times = 0; times < 3; ++times) EXPECT_EQ(ask("france", "ada@example.org"), 200);
    EXPECT_EQ(ask("italy", "ada@example.org"), 409);
    for (int times = 0; times < 6; ++times)
        EXPECT_EQ(ask("france", std::to_string(times) + "@example.org"), 200);
    EXPECT_EQ(ask("france", "x@example.org"), 409);
}

}  // namespace
}  // namespace occasus::table::testing
