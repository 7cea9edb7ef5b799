#pragma warning disable IDE0130 // The runtime knows the attribute by this name.
namespace System.Runtime.CompilerServices;

// Lets an emitted assembly access private members of the named assembly.
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
internal sealed class IgnoresAccessChecksToAttribute(string assemblyName) : Attribute
{
    public string AssemblyName { get; } = assemblyName;
}
