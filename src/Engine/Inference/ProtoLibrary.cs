namespace SerBench.Engine.Inference;

internal static class ProtoLibrary
{
    public static readonly IReadOnlyDictionary<string, string> Files = new Dictionary<string, string>
    {
        ["google/protobuf/any.proto"] = Head + "message Any { string type_url = 1; bytes value = 2; }",
        ["google/protobuf/empty.proto"] = Head + "message Empty { }",
        ["google/protobuf/struct.proto"] = Head + """
            message Struct { map<string, Value> fields = 1; }
            message Value {
              oneof kind { NullValue null_value = 1; double number_value = 2; string string_value = 3; bool bool_value = 4; Struct struct_value = 5; ListValue list_value = 6; }
            }
            message ListValue { repeated Value values = 1; }
            enum NullValue { NULL_VALUE = 0; }
            """,
    };

    private const string Head = "syntax = \"proto3\"; package google.protobuf; ";
}
